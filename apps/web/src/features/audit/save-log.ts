import { auditApi } from '@rondo/contract/audit';
import { CODES } from '@rondo/contract/kit/codes';
import type { Input } from '@rondo/contract/kit/endpoint';
import { open } from '../../shared/http/envelope.ts';
import { envelopeOf, isJson, send } from '../../shared/http/exchange.ts';
import { transport } from '../../shared/http/http.ts';
import { Refusal } from '../../shared/http/refusal.ts';
import { outgoing } from '../../shared/http/request.ts';

/** Saves the filtered log as a spreadsheet. A refusal behaves like any other call's. */
export async function saveLog(filter: Input<typeof auditApi.export>): Promise<void> {
  const { env, clock, refuse } = transport;
  const { token } = env.session();
  const asked = send(env, clock, outgoing(auditApi.export, filter), env.apiOrigin());
  const response = await asked.then(refusedAsJson).catch((cause: unknown) => refuse(cause, auditApi.export, {}, token));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? 'audit.xlsx';
  link.click();
  URL.revokeObjectURL(link.href);
}

async function refusedAsJson(response: Response): Promise<Response> {
  if (response.ok && !isJson(response)) return response;
  open(await envelopeOf(response), response.status);
  throw new Refusal(CODES.OPERATION_EXCEPTION.code, '');
}
