/**
 * A group's own step in a lineage: the chance part of its UUIDv7 and a dot. Twelve hex digits are enough inside a company
 * (a unique index would refuse a twin) and keep ten levels short.
 */
export function groupSegment(id: string): string {
  return `${id.slice(-12)}.`;
}
