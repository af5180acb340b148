import type { CertificateKind } from '@rondo/domain/certificate';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { kindOf } from './certificate.present.ts';

/** A certificate in a line: its kind, or its own name, and its number. */
export function nameOf({ kind, title, number }: { kind: string; title: string; number: string }, language: Language) {
  const known: CertificateKind = kindOf(kind);
  const what = known === 'other' ? title : translate(language, `certificate.kind.${known}`);
  return number === '' ? what : `${what} ${number}`;
}
