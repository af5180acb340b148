import { type FileHandle, open } from 'node:fs/promises';

/** The mark of the end of an archive's list, and the longest it can be with its comment, bytes (APPNOTE 4.3.16). */
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const LONGEST_END = END_BYTES + 0xffff;
/** The mark of an entry of the list, and its length without its names. */
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** A longer list than any document has, bytes. */
const LONGEST_LIST = 16 * 1024 * 1024;
const BEGIN = Buffer.from('PK\x03\x04', 'latin1');

/** The names in an archive, from its list at the end, and nothing else of it; `null` for what is no archive. */
export async function namesInArchive(path: string): Promise<string[] | null> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (!(await piece(file, 0, BEGIN.length)).equals(BEGIN)) return null;
    const tail = await piece(file, Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END));
    const end = tail.lastIndexOf(END);
    if (end < 0 || end + END_BYTES > tail.length) return null;
    const [bytes, from] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
    if (bytes > LONGEST_LIST || from + bytes > size) return null;
    return namesOf(await piece(file, from, bytes));
  } finally {
    await file.close();
  }
}

async function piece(file: FileHandle, from: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, from);
  return buffer.subarray(0, bytesRead);
}

function namesOf(list: Buffer): string[] | null {
  const names: string[] = [];
  for (let at = 0; at < list.length; ) {
    if (at + ENTRY_BYTES > list.length || list.readUInt32LE(at) !== ENTRY) return null;
    const [name, extra, comment] = [list.readUInt16LE(at + 28), list.readUInt16LE(at + 30), list.readUInt16LE(at + 32)];
    const begin = at + ENTRY_BYTES;
    if (begin + name > list.length) return null;
    names.push(list.toString('utf8', begin, begin + name).replace(/^\//, ''));
    at = begin + name + extra + comment;
  }
  return names.length === 0 ? null : names;
}
