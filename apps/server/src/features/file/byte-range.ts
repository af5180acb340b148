import type { ByteRange } from '../../platform/store/file-store.ts';

/**
 * The one range a `Range` header asks for (RFC 9110, 14.2): `null` for the whole file, also where several ranges or
 * another unit are asked for; `'outside'` where nothing of it is there.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  if (from >= size) return 'outside';
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return to < from ? null : { from, to };
}
