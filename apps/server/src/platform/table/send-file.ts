import type { Wire } from '../http/binding.ts';

/** A file as the answer, to be saved under its name. */
export function sendFile(
  { reply }: Pick<Wire, 'reply'>,
  { name, mime, bytes }: { name: string; mime: string; bytes: Buffer },
): Buffer {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
  return bytes;
}
