/** As much of a text as fits into so many bytes of UTF-8, cut between characters and told by an ellipsis. */
export function cutBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const room = most - Buffer.byteLength('…');
  let length = 0;
  let cut = '';
  for (const sign of text) {
    length += Buffer.byteLength(sign);
    if (length > room) break;
    cut += sign;
  }
  return `${cut}…`;
}
