/** Longest name that is kept, characters. */
const LONGEST = 120;
/** Control characters, marks that turn the direction of reading, and what separates folders. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}/\\]/gu;

/** The name a file is shown by: the last part of what was sent, without what could mislead a reader or a file system. */
export function fileName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.toWellFormed().normalize('NFC').replace(UNWANTED, '').trim()].slice(-LONGEST).join('');
  return plain === '' || /^\.+$/.test(plain) ? 'picture' : plain;
}
