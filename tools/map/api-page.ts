import { contracts } from '@rondo/contract/all';
import { CODES } from '@rondo/contract/kit/codes';
import type { Endpoint, Needs } from '@rondo/contract/kit/endpoint';
import { translate } from '@rondo/messages';
import { heading, table } from './table.ts';

/** Every endpoint by feature, and the table of answers. */
export function apiPage(): string {
  const features = Object.entries(contracts).map(
    ([noun, api]) =>
      `## ${noun}\n\n${table(['call', 'needs', 'what it does', 'its own refusals'], Object.values<Endpoint>(api).map(row))}\n`,
  );
  const codes = answers().map(([reason, { code, behaviour }]) => [
    String(code),
    reason,
    behaviour,
    reason === 'OK' ? '' : translate('zh-CN', `error.${reason as Exclude<keyof typeof CODES, 'OK'>}`),
    reason === 'OK' ? '' : translate('en-US', `error.${reason as Exclude<keyof typeof CODES, 'OK'>}`),
  ]);
  return [
    heading('API', 'The machine-readable document is `/openapi.json` of a running server.'),
    ...features,
    `## Answers\n\n${table(['code', 'reason', 'client', '中文', 'English'], codes)}\n`,
  ].join('\n');
}

/** The answers of the specification in its order, then the others by their number. */
function answers(): [string, (typeof CODES)[keyof typeof CODES]][] {
  const all = Object.entries(CODES);
  const at = all.findIndex(([reason]) => reason === 'NETWORK_EXCEPTION') + 1;
  return [...all.slice(0, at), ...all.slice(at).toSorted(([, one], [, other]) => one.code - other.code)];
}

function row(endpoint: Endpoint): string[] {
  return [callWords(endpoint), needsWords(endpoint.needs), endpoint.summary, (endpoint.errors ?? []).join(', ')];
}

/** Method and path of a call, as code. */
export function callWords({ method, path }: Endpoint): string {
  return `\`${method} ${path}${method === 'DELETE' ? '/{id}' : ''}\``;
}

/** What a call asks for, in words. */
export function needsWords(n: Needs): string {
  if (n.kind === 'open') return 'nobody';
  if (n.kind === 'signed_in') return 'signed in';
  return `${n.kind} of ${n.codes.map((c) => `\`${c}\``).join(', ')}`;
}
