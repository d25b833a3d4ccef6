// Made by tools/make_schemas.py from the types of the protocol.

export type ClientMessage = Hello | Answer | Try | Typed | Why | Hint | Say | Point | PassingSet | Offer | Accept | Decline | Surrender | Claim | SaltHash | Salt | Exchange | Begin | LogBefore | Ping;

export type ServerMessage = Welcome | Snapshot | Step | Ack | Refused | Possible | Said | Reasons | HintTold | Spoken | Pointed | Presence | Seats | Sealing | Offered | MatchShown | Over | LogLines | Pong | Bye;

export interface PartsOfDuel {
  turn?: number;
  turn_seat?: number;
  phase?: string;
  battle_step?: string;
  substep?: string;
  life?: number[];
  turns_left?: number | null;
  chain?: ChainLink[];
  battle?: Battle | null;
  result?: Result | null;
  seating?: number[];
  [place: `${number}.hand`]: number | Card[] | undefined;
  [place: `${number}.monsters`]: (Card | null)[] | undefined;
  [place: `${number}.spells_traps`]: (Card | null)[] | undefined;
  [place: `${number}.field_spell`]: Card | null | undefined;
  [place: `${number}.summoning`]: Card[] | undefined;
  [place: `${number}.graveyard`]: Card[] | undefined;
  [place: `${number}.removed`]: Card[] | undefined;
  [place: `${number}.deck`]: number | undefined;
  [place: `${number}.deck_face_up`]: number[] | undefined;
  [place: `${number}.deck_top`]: number | undefined;
  [place: `${number}.fusion`]: number | Card[] | undefined;
  [place: `${number}.normal_summons`]: number | undefined;
}

/** Yes to an offer. */
export interface Accept {
  t: "accept";
  what: "back" | "draw" | "rematch";
  id?: string;
}

/** What was sent is stored. It comes before the step that follows from it. */
export interface Ack {
  t: "ack";
  id: string;
  ask?: number;
}

/** An answer: the number of the ask and places in its options, as they were sent to this viewer. */
export interface Answer {
  t: "answer";
  ask: number;
  picks: number[];
  id?: string;
}

/** What the viewer is asked. `n` is the number to answer with. `passing` is the place of the option that passes, -1 for none. */
export interface Ask {
  n: number;
  kind: string;
  question: string;
  options: Option[];
  least?: number;
  most?: number;
  rule?: string;
  goal?: number;
  count?: string;
  about?: string;
  about_face?: number;
  passing?: number;
  cards?: string[];
}

/** The attack that is under way, by ids; `target` is "" for a direct attack; `against` is the seat that is attacked. */
export interface Battle {
  attacker: string;
  target: string;
  direct: boolean;
  against: number;
}

/** Who may choose says whether its side goes first. */
export interface Begin {
  t: "begin";
  first: boolean;
  id?: string;
}

/** The server closes: restart, slow, moved (`to`), fault, full. A client comes back after `retry_ms`. */
export interface Bye {
  t: "bye";
  code: "bad_message" | "fault" | "full" | "hello" | "moved" | "restart" | "slow" | "token";
  retry_ms?: number;
  to?: string;
}

/** A card in a part. What is as printed, or as usual, is left out. `id` is the viewer's own name for it as long as it stays where it is, "" where the viewer cannot follow it; `card` its passcode (or its code in another game), 0 where the viewer does not know which card it is. `attack`, `defense` and `level` stand where they are other than printed. */
export interface Card {
  id?: string;
  card?: number;
  up?: boolean;
  position?: string;
  attack?: number | null;
  defense?: number | null;
  level?: number | null;
  attribute?: string;
  type?: string;
  counters?: Record<string, number>;
  turns?: number;
  negated?: boolean;
  equipped_to?: string;
  equips?: string[];
  owner?: number | null;
  attacked?: boolean;
  turned?: boolean;
  new?: boolean;
  held?: boolean;
}

/** A Chain Link: the card (`id` where the viewer can follow it) and which of its effects, counted from 1; the ids of its targets. */
export interface ChainLink {
  link: number;
  seat: number;
  card: number;
  effect: number;
  id?: string;
  targets?: string[];
  activation_negated?: boolean;
  effect_negated?: boolean;
}

/** The others are away for too long: the duel is claimed, or a draw. */
export interface Claim {
  t: "claim";
  what: "draw" | "win";
  id?: string;
}

/** A seat's clock: what is left in milliseconds, and whether it runs. */
export interface ClockOf {
  left: number;
  runs: boolean;
}

/** No to an offer. */
export interface Decline {
  t: "decline";
  what: "back" | "draw" | "rematch";
  id?: string;
}

/** Something that happened, as the viewer saw it. Events of the same `batch` happened together. `line` says it in words. */
export interface Event {
  e: string;
  batch?: number;
  seat?: number | null;
  side?: number | null;
  card?: number | null;
  id?: string;
  target?: number | null;
  target_id?: string;
  came?: Place | null;
  went?: Place | null;
  amount?: number | null;
  phase?: string;
  link?: number | null;
  line?: string;
}

/** Between the duels of a match: passcodes out of the deck and as many into it from the Side Deck; `done` ends the own exchange. */
export interface Exchange {
  t: "exchange";
  out?: number[];
  into?: number[];
  done?: boolean;
  id?: string;
}

/** The first message. Without a token one looks on. `epoch` and `since` (the last step seen) only where a connection is taken up again. */
export interface Hello {
  t: "hello";
  token?: string;
  language?: string;
  epoch?: string;
  since?: number;
  id?: string;
}

/** Whether somebody is there; `claim_in`: seconds until the others may claim the duel (None: they may not). */
export interface Here {
  here: boolean;
  claim_in?: number | null;
}

/** What looking ahead says of the answers to the open ask; for who plays against bots alone. */
export interface Hint {
  t: "hint";
  id?: string;
}

/** The answers to an ask as looking ahead weighs them: what the bot would answer, then the others, the best first. */
export interface HintTold {
  t: "hint";
  id: string;
  ask: number;
  answers: Hinted[];
}

/** One answer: the places of its options, the share of imagined worlds that the seat wins after it (0 to 1), and how many were tried (0: there is no other answer). */
export interface Hinted {
  picks: number[];
  share: number;
  worlds: number;
}

/** Lines of the log before a place of it. */
export interface LogBefore {
  t: "log";
  before: number;
  id?: string;
}

/** Lines of the log from a place on; `kinds` as in the snapshot. */
export interface LogLines {
  t: "log";
  id: string;
  first: number;
  lines: string[];
  kinds?: string[];
}

/** How a match stands between its duels: score, what is decided now, the own lists while cards are exchanged; `until` is when the time for that is over, in milliseconds as in `at`. */
export interface MatchShown {
  t: "match";
  score: number[];
  duels: number;
  now: string;
  chooser?: number | null;
  deck?: number[];
  side?: number[];
  done?: boolean[];
  exchanged?: number[];
  until?: number | null;
}

/** Something that the others have to agree to. */
export interface Offer {
  t: "offer";
  what: "back" | "draw" | "rematch";
  id?: string;
}

/** An offer stands (`by` a seat), was taken or was declined. */
export interface Offered {
  t: "offered";
  what: string;
  by: number;
  state: "declined" | "open" | "taken";
}

/** One option: its words as they are typed (`label`) and, where those are not plain, as they are read (`told`); what the effect does, where the card offers several; and what of the table it lights: a card, a target, a zone ("0.monsters:3"), a player, a position ("attack", "defense", "set"). */
export interface Option {
  verb: string;
  label: string;
  told?: string;
  does?: string;
  card?: string;
  face?: number;
  target?: string;
  effect?: number;
  zone?: string;
  position?: string;
  seat?: number | null;
  value?: number | null;
  same?: number;
}

/** The end of a duel, or of all that was to be played (`whole`): then the server's secret is shown. */
export interface Over {
  t: "over";
  winner: number | null;
  reason: string;
  line: string;
  whole: boolean;
  secret?: string;
  recording?: string;
}

/** When the seat is passed over: `mode` auto, on or off; `stops` such as ["opponent", "end"]; `hold`: the next window is asked. */
export interface PassingSet {
  t: "passing";
  mode?: string;
  stops?: string[][];
  hold?: boolean;
  id?: string;
}

/** Is anybody there? */
export interface Ping {
  t: "ping";
  k?: number;
  id?: string;
}

/** Where a card came from or went; `id` only where the viewer saw that end. */
export interface Place {
  zone: string;
  seat: number;
  place?: number;
  id?: string;
}

/** The partner of a team is shown a card, by the id that the sender knows it by. */
export interface Point {
  t: "point";
  card: string;
  id?: string;
}

/** The partner at `seat` points at a card, by the id that this viewer knows it by. */
export interface Pointed {
  t: "pointed";
  seat: number;
  id: string;
}

/** Here I am; `at` is the room's time in milliseconds. */
export interface Pong {
  t: "pong";
  k: number;
  at: number;
}

/** The places that can be picked beside those tried, and whether those are an answer already. */
export interface Possible {
  t: "possible";
  id: string;
  more: number[];
  complete: boolean;
}

/** Who is there. */
export interface Presence {
  t: "presence";
  seats: Here[];
  watching?: number;
}

/** One reason: the rule and what it says here. */
export interface Reason {
  say: string;
  rule?: string;
}

/** Why something cannot be done, the best reason first. */
export interface Reasons {
  t: "reasons";
  id: string;
  reasons: Reason[];
}

/** What was sent is refused; nothing has changed. `ask` is the open ask of the viewer, where there is one. */
export interface Refused {
  t: "error";
  id: string;
  code: string;
  say: string;
  ask?: number;
}

/** How a duel ended: the side that won (None: nobody) and the rule that ended it. */
export interface Result {
  winner: number | null;
  reason: string;
}

/** What is told to a typed line that was no move. */
export interface Said {
  t: "said";
  id: string;
  lines: string[];
}

/** The salt, as hex digits, once the hashes of all seats are there. */
export interface Salt {
  t: "salt";
  salt: string;
  id?: string;
}

/** The SHA-256 of the seat's salt, as 64 hex digits. */
export interface SaltHash {
  t: "salt_hash";
  hash: string;
  id?: string;
}

/** One of the phrases that everybody hears. */
export interface Say {
  t: "say";
  phrase: "bye" | "good_game" | "good_luck" | "hello" | "one_moment" | "sorry" | "thanks" | "well_played";
  id?: string;
}

/** The server's commitment (SHA-256), the hashes of all seats' lists, then the hashes of all salts, then the salts. */
export interface Sealing {
  t: "sealing";
  commit: string;
  lists?: string[];
  hashes?: string[];
  salts?: string[];
}

/** Who sits at a seat: `kind` is person, bot or empty. */
export interface SeatShown {
  name: string;
  kind: string;
  side?: number;
  ready?: boolean;
}

/** Who sits where, and what the room does now: waiting, sealing, toss, siding, duel, over. */
export interface Seats {
  t: "seats";
  seats: SeatShown[];
  state: string;
}

/** Everything that the viewer sees now. `log_kinds` are the words of the events that the lines of the log tell (`e`), one for each. */
export interface Snapshot {
  t: "snapshot";
  seq: number;
  parts: Record<string, any>;
  faces?: Record<string, any>;
  log?: string[];
  log_kinds?: string[];
  log_from?: number;
  ask?: Ask | null;
  waiting?: Waiting | null;
  clock?: Record<string, ClockOf>;
  match?: Record<string, any>;
}

/** Somebody says a phrase. */
export interface Spoken {
  t: "spoken";
  seat: number;
  phrase: string;
}

/** One settled moment: what happened, the parts that are other than before, what is asked now. `back`: the duel went back to an earlier moment, and the parts are all of them. */
export interface Step {
  t: "step";
  seq: number;
  at: number;
  events?: Event[];
  parts?: Record<string, any>;
  faces?: Record<string, any>;
  ask?: Ask | null;
  waiting?: Waiting | null;
  clock?: Record<string, ClockOf>;
  back?: boolean;
}

/** The seat gives up. */
export interface Surrender {
  t: "surrender";
  id?: string;
}

/** What can still be picked beside these, where an ask wants sums or different cards. */
export interface Try {
  t: "try";
  ask: number;
  picks: number[];
  id?: string;
}

/** A move as words: "summon sangan", "attack kycoo", "why trap hole", "hand". */
export interface Typed {
  t: "typed";
  text: string;
  ask?: number;
  id?: string;
}

/** Who is waited for and what about, from what everybody knows. */
export interface Waiting {
  seats?: number[];
  about?: string;
  line?: string;
}

/** The answer to the first message. */
export interface Welcome {
  t: "welcome";
  protocol: number;
  minor: number;
  build: string;
  room: string;
  game: string;
  seat: number | null;
  epoch: string;
  settings: Record<string, any>;
  seats: SeatShown[];
  state: string;
  commit?: string;
  passing?: Record<string, any>;
}

/** Why something cannot be done, by the words that the terminal understands, or by the id of a card and a verb. */
export interface Why {
  t: "why";
  card?: string;
  verb?: string;
  text?: string;
  id?: string;
}
