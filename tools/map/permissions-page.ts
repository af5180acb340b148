import { contracts } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { PRESET_ROLES, ROLE_KEYS } from '@rondo/domain/role';
import { heading, table } from './table.ts';

/** Codes by preset role, and which calls each code opens. */
export function permissionsPage(): string {
  const all = Object.values(contracts).flatMap((api) => Object.values<Endpoint>(api));
  const roles = PERMISSION_CODES.map((code) => [
    `\`${code}\``,
    ...ROLE_KEYS.map((key) => (PRESET_ROLES[key].codes.includes(code) ? '●' : '')),
  ]);
  const calls = PERMISSION_CODES.map((code) => [
    `\`${code}\``,
    all
      .filter(({ needs }) => (needs.kind === 'any' || needs.kind === 'all') && needs.codes.includes(code))
      .map((e) => `\`${e.path}\``)
      .join(', '),
  ]);
  const tiers = ROLE_KEYS.map((key) => {
    const { tier, locked, dispatchable } = PRESET_ROLES[key];
    return [key, tier, locked ? 'yes' : '', dispatchable ? 'yes' : ''];
  });
  return [
    heading(
      'Permissions',
      'A member holds the codes of all their roles; store scope and record tier are asked beside the code.',
    ),
    `## Preset roles\n\n${table(['code', ...ROLE_KEYS], roles)}\n`,
    `## What they see\n\n${table(['role', 'record tier', 'locked', 'may be named in a dispatch'], tiers)}\n`,
    `## Calls by code\n\n${table(['code', 'calls'], calls)}\n`,
  ].join('\n');
}
