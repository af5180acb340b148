/** What was typed; it stays whatever goes wrong, and when the reader goes to another mode and back. */
export interface Typed {
  account: string;
  password: string;
  keep: boolean;
}
