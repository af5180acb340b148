import type { PermissionCode } from '@rondo/domain/permission';
import type { z } from 'zod';
import type { Refusal } from './codes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: nobody asked (`open`), anyone signed in, or holders of permission codes. */
export type Needs =
  | { kind: 'open' }
  | { kind: 'signed_in' }
  | { kind: 'any'; codes: readonly PermissionCode[] }
  | { kind: 'all'; codes: readonly PermissionCode[] };

export const open = { kind: 'open' } as const satisfies Needs;
export const signedIn = { kind: 'signed_in' } as const satisfies Needs;
/** Any one of the codes is enough. */
export const anyOf = (...codes: PermissionCode[]) => ({ kind: 'any', codes }) as const satisfies Needs;
/**
 * Every code is needed.
 * @public what the pages of AI statistics will need (specification, section 5)
 */
export const allOf = (...codes: PermissionCode[]) => ({ kind: 'all', codes }) as const satisfies Needs;

interface Definition<I extends z.ZodType, O extends z.ZodType, N extends Needs> {
  method: Method;
  /** As on the wire. A DELETE gets `/{id}` appended and its input is `{ id }`. */
  path: `/${string}`;
  needs: N;
  /** One sentence for the API document. */
  summary: string;
  input: I;
  output: O;
  /** Refusals of its own, beside those every endpoint has. */
  errors?: readonly Refusal[];
  /**
   * GET only: the session memory of the browser may answer, for so many seconds or, with `true`, for `CACHE_DEFAULT_S`; a call
   * can set another time. Only for what rarely changes: a write of somebody else is seen when the time is over.
   */
  cacheFor?: true | number;
  /** GET only: query names that stay out of the signature: what is between may change them, and no action sees them. */
  ignore?: readonly string[];
  /** The call hides "Network exception" (background work). */
  silent?: boolean;
  /** Without input, and a second time does no harm: the frame around the pages asks for it when it begins, for all of them in one call (`startApi.begin`). */
  atStart?: true;
  /** The body is multipart: `input` describes its text fields, the file parts are read as a stream. */
  upload?: { maxFiles: number; maxBytes: number };
  /** The answer is not an envelope (a file). */
  raw?: boolean;
  /**
   * The answer is a stream of events, each an `output`: the event-stream host alone answers it (S7.21). A refusal before the first
   * event is an envelope like any other's.
   */
  stream?: boolean;
  /** Open also to somebody who still has to replace a password that was issued to them. */
  beforePassword?: true;
  /** How the rate limiter sees it. */
  limit?: 'sign_in' | 'upload' | 'background';
}

export type Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  N extends Needs = Needs,
> = Readonly<Definition<I, O, N>>;

/** How an endpoint is asked, without the shapes of what it takes and gives. */
export type Route = Omit<Definition<z.ZodType, z.ZodType, Needs>, 'input' | 'output' | 'summary'>;

/** An endpoint is a value: validation, permission, client, document and conformance tests are read from it. */
export function endpoint<I extends z.ZodType, O extends z.ZodType, N extends Needs>(
  definition: Definition<I, O, N>,
): Endpoint<I, O, N> {
  return Object.freeze(definition);
}

/** An endpoint whose answer comes as a stream of events, each in the shape of `output`. */
export type StreamEndpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType<StreamEvent> = z.ZodType<StreamEvent>,
  N extends Needs = Needs,
> = Endpoint<I, O, N> & { readonly stream: true };

/** An event as it travels: its name, and its data as JSON. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

/** A streaming POST. It has a folder of addresses of its own, so that a proxy can send them to the event-stream host by one rule. */
export function streamEndpoint<I extends z.ZodType, O extends z.ZodType<StreamEvent>, N extends Needs>(
  definition: Omit<Definition<I, O, N>, 'method' | 'raw' | 'stream' | 'upload'>,
): StreamEndpoint<I, O, N> {
  return Object.freeze({ ...definition, method: 'POST', raw: true, stream: true } as const);
}

/** What the caller passes. */
export type Input<E extends Endpoint> = z.input<E['input']>;
/** What the action receives, after validation and defaults. */
export type Parsed<E extends Endpoint> = z.output<E['input']>;
/** What comes back in `data`. */
export type Output<E extends Endpoint> = z.output<E['output']>;
