/** Every JSON answer: `{code, msg, data}`, nothing else. */
export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
}

/** In plain code: the sign-in page reads answers without zod. */
export const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  Number.isSafeInteger(value.code) &&
  'msg' in value &&
  typeof value.msg === 'string' &&
  'data' in value;

/** `data.fields` of a refused input: where, which rule (a message key under `rule.`), and the text in the caller's language. */
export interface FieldRefusal {
  path: string;
  reason: string;
  message: string;
}
