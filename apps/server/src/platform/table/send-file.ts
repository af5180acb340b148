import type { Wire } from '../http/binding.ts';

/** A file as the answer, to be saved under its name. */
export function sendFile(
  wire: Pick<Wire, 'reply'>,
  { bytes, ...named }: { name: string; mime: string; bytes: Buffer },
): Buffer {
  headFile(wire, named);
  return bytes;
}

/** What is said ahead of a file that follows in parts. */
export function headFile({ reply }: Pick<Wire, 'reply'>, { name, mime }: { name: string; mime: string }): void {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
}
