import { LIMIT } from '@rondo/domain/limit';

/** Control characters, marks that turn the direction of reading, and what separates folders. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}/\\]/gu;

/** The name a file is shown by: the last part of what was sent, without what could mislead a reader or a file system. Of a long one its end. */
export function fileName(sent: string | undefined, longest: number = LIMIT.name.file, ifNone = 'picture'): string {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.toWellFormed().normalize('NFC').replace(UNWANTED, '').trim()].slice(-longest).join('');
  return plain === '' || /^\.+$/.test(plain) ? ifNone : plain;
}
