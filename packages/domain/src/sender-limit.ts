/** Limits of senders (E7); a part of LIMIT. */
export const SENDER_LIMIT = {
  name: 50,
  perCompany: 20,
  address: 1000,
  secret: 200,
  /** A key that signs is no word that somebody guesses. */
  signingSecret: 16,
  body: 2000,
  headers: 5,
  headerName: 60,
  headerValue: 500,
  /** Browsers of one member that are told while no page is open; the oldest goes. */
  browsers: 10,
  /** Keys of a browser, base64url. */
  browserKey: 120,
  /** How long failures are told. */
  failureDays: 30,
  reason: 500,
} as const;
