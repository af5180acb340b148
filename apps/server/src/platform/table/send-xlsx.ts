import type { Wire } from '../http/binding.ts';

/** An xlsx as the answer, to be saved under a name. */
export function sendXlsx({ reply }: Pick<Wire, 'reply'>, name: string, bytes: Buffer): Buffer {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename*=UTF-8''${encoded}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff');
  return bytes;
}
