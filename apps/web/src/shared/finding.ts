import type { Needs } from '@rondo/contract/kit/endpoint';
import type { PermissionCode } from '@rondo/domain/permission';
import type { MessageKey } from '@rondo/messages';
import type { CallOptions } from './http/http.ts';
import { type ObjectKind, objectLink } from './links.ts';

/** One line of the palette (Ctrl K): where it leads, and what stands beside its name. */
export interface Finding {
  key: string;
  label: string;
  hint: string;
  to: string;
}

export interface FindingGroup {
  key: string;
  labelKey: MessageKey;
  findings: readonly Finding[];
}

/** Asks the server for objects by name or number; what the reader may not list is not asked for. */
export type FindObjects = (text: string, can: (needs: Needs | PermissionCode) => boolean) => Promise<FindingGroup[]>;

/** The palette says nothing of its own about errors. */
export const QUIET: CallOptions = { hideErrors: true, part: true };

export const holds = (label: string, words: string): boolean => label.toLowerCase().includes(words.toLowerCase());

interface Numbered {
  id: string;
  number: string;
  shop: { name: string };
}

/** An object with a number and a store. */
export const numbered = (kind: ObjectKind, { id, number, shop }: Numbered, name: string): Finding => ({
  ...{ key: id, label: `${number} ${name}`, hint: shop.name },
  to: objectLink(kind, id),
});
