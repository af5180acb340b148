import { CODES, type Reason, reasonOf } from '@rondo/contract/kit/codes';
import { CLIENT_VERSION, HEADER } from '@rondo/contract/kit/constants';
import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import { encode, signature } from '@rondo/contract/kit/sign';
import { nodeHashes } from '../src/platform/http/verify.ts';
import { type Sent, transmit } from './transmit.ts';

export type { Sent } from './transmit.ts';

/** Who calls: nobody before sign-in. */
export interface Identity {
  token: string;
  id: string;
  companyId: string;
}

export interface CallOptions {
  language?: 'zh-CN' | 'en-US';
  /** The caller's clock, ms. */
  now?: number;
  /** Files of an upload. */
  files?: { name: string; bytes: Uint8Array; type?: string }[];
  headers?: Record<string, string>;
}

/** A refusal as a caller sees it. */
export class Refused extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: unknown;

  constructor(code: number, message: string, data: unknown, status: number) {
    super(`${code} ${reasonOf(code) ?? ''} ${message} ${JSON.stringify(data) ?? ''}`);
    this.code = code;
    this.data = data;
    this.status = status;
  }

  get reason(): Reason | null {
    return reasonOf(this.code);
  }
}

/** What an input becomes on its way: pairs of the address, or a body as JSON. Files and the fields beside them are neither. */
export function carried(endpoint: Endpoint, input: unknown): { query: [string, string][]; json: string | null } {
  const isBody = endpoint.upload === undefined && (endpoint.method === 'POST' || endpoint.method === 'PUT');
  return {
    query: endpoint.method === 'GET' ? pairs(input as Record<string, unknown>) : [],
    json: isBody ? JSON.stringify(input) : null,
  };
}

/** The pairs as an address has them. */
export const searchOf = (query: readonly [string, string][]): string =>
  query.map(([k, v]) => `${encode(k)}=${encode(v)}`).join('&');

/** A call as the real client would send it: signed over what travels. */
export function compose<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  who: Identity | null,
  options: CallOptions = {},
): Sent {
  const values = input as Record<string, unknown>;
  const path = endpoint.method === 'DELETE' ? `${endpoint.path}/${String(values.id)}` : endpoint.path;
  const { query, json } = carried(endpoint, input);
  const upload = endpoint.upload !== undefined;
  const signed = {
    method: endpoint.method,
    path,
    query,
    ignore: endpoint.ignore,
    body: upload ? ('stream' as const) : json,
  };
  const headers: Record<string, string> = {
    [HEADER.signature]: signature(nodeHashes, who?.token ?? '', options.now ?? Date.now(), signed),
    [HEADER.clientVersion]: CLIENT_VERSION,
    [HEADER.language]: options.language ?? 'en-US',
    [HEADER.platform]: 'web',
    [HEADER.deviceName]: 'Test 1',
    [HEADER.deviceModel]: 'Node',
    [HEADER.systemVersion]: '',
    [HEADER.staffId]: who?.id ?? '',
    ...(who ? { [HEADER.authorization]: `Bearer ${who.token}` } : {}),
    ...(json === null ? {} : { 'content-type': 'application/json' }),
    ...options.headers,
  };
  const search = searchOf(query);
  return {
    method: endpoint.method,
    url: search ? `${path}?${search}` : path,
    headers,
    body: upload ? form(values, options) : (json ?? undefined),
  };
}

/** Calls and gives `data`; throws Refused for anything but success. */
export async function callEndpoint<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: Input<E>,
  who: Identity | null,
  options: CallOptions = {},
): Promise<Output<E>> {
  const sent = compose(endpoint, input, who, options);
  const { status, text } = await transmit(base, sent);
  const answer = JSON.parse(text) as { code: number; msg: string; data: Output<E> };
  if (answer.code !== CODES.OK.code) throw new Refused(answer.code, answer.msg, answer.data, status);
  return answer.data;
}

function pairs(values: Record<string, unknown>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null
      ? []
      : Array.isArray(value)
        ? value.map((v): [string, string] => [name, String(v)])
        : [[name, String(value)]],
  );
}

function form(values: Record<string, unknown>, { files = [] }: CallOptions): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) data.append(name, String(value));
  for (const file of files) {
    data.append(
      'file',
      new Blob([Buffer.from(file.bytes)], { type: file.type ?? 'application/octet-stream' }),
      file.name,
    );
  }
  return data;
}
