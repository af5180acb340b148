import { open } from 'node:fs/promises';
import { type KnowledgeEnding, type KnowledgeFormat, knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';
import { archiveFault, isBoxed, isControl, isMatroska, MARKUP, pictureType } from '../file/index.ts';
import { namesInArchive } from './archive-names.ts';

type Fault = 'KNOWLEDGE_CONTENT' | 'DOCUMENT_UNSAFE';
/** So much of a file tells what it is, bytes: the mark of a PDF may stand behind some others. */
const HEAD = 4096;
/** How the container of Windows Media begins. */
const ASF = '\x30\x26\xb2\x75\x8e\x66\xcf\x11';
/** Of a transport stream: bytes of a packet, and the one it begins with. */
const PACKET = 188;
const SYNC = 0x47;
/** What a picture is by its first bytes, for the endings of its name. */
const PICTURES: Partial<Record<KnowledgeEnding, string>> = {
  ...{ jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' },
};

/**
 * What is wrong with the content of a file that was sent under a name with this ending; `null`: it is what it says. Nothing is
 * unpacked, and no more of it is in memory than a piece.
 */
export async function contentFault(path: string, ending: KnowledgeEnding): Promise<Fault | null> {
  const format = knowledgeTypeOf(`.${ending}`)?.format;
  if (ending === 'docx' || ending === 'xlsx' || ending === 'pptx') {
    const fault = archiveFault(ending, await namesInArchive(path));
    return fault === 'DOCUMENT_MISMATCH' ? 'KNOWLEDGE_CONTENT' : fault;
  }
  if (format === 'text') return (await isText(path, ending)) ? null : 'KNOWLEDGE_CONTENT';
  return fits(await headOf(path), ending, format) ? null : 'KNOWLEDGE_CONTENT';
}

function fits(head: Buffer, ending: KnowledgeEnding, format: KnowledgeFormat | undefined): boolean {
  if (format === 'image') return pictureType(head) === PICTURES[ending];
  const at = (from: number, text: string): boolean => head.subarray(from).indexOf(text, 0, 'latin1') === 0;
  switch (ending) {
    case 'pdf':
      return head.includes('%PDF-', 0, 'latin1');
    case 'mp3':
      return at(0, 'ID3') || (head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0);
    case 'wav':
      return at(0, 'RIFF') && at(8, 'WAVE');
    case 'ogg':
      return at(0, 'OggS');
    case 'avi':
      return at(0, 'RIFF') && at(8, 'AVI ');
    case 'webm':
    case 'mkv':
      return isMatroska(head);
    case 'wmv':
      return at(0, ASF);
    case 'flv':
      return at(0, 'FLV');
    case 'ts':
      return isTransport(head);
    case 'mpg':
    case 'mpeg':
      // A pack, a sequence without one, or a transport stream under this name.
      return at(0, '\0\0\x01\xba') || at(0, '\0\0\x01\xb3') || isTransport(head);
    default:
      return isBoxed(head);
  }
}

/** Packets of 188 bytes, each of which begins with the same byte. */
const isTransport = (head: Buffer): boolean =>
  head.length > PACKET && [0, 1, 2].every((no) => head.length <= no * PACKET || head[no * PACKET] === SYNC);

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Text in any encoding: as UTF-16 where it is marked so, else bytes without control characters. Only pages may begin like one. */
async function isText(path: string, ending: KnowledgeEnding): Promise<boolean> {
  const head = await headOf(path);
  const wide =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
  const begin = wide ? new TextDecoder(wide).decode(head) : head.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, '');
  const isMarkup = ending === 'html' || ending === 'htm' || ending === 'md';
  if (!isMarkup && MARKUP.test(begin)) return false;
  const file = await open(path, 'r');
  try {
    let place = 0;
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      if (wide ? hasZeroPair(chunk, place) : chunk.some(isControl)) return false;
      place += chunk.length;
    }
    return true;
  } finally {
    await file.close();
  }
}

/** Two zero bytes where a letter of two begins: none that a text has. Pieces are of even lengths but the last. */
function hasZeroPair(chunk: Buffer, place: number): boolean {
  for (let at = place % 2; at + 1 < chunk.length; at += 2) if (chunk[at] === 0 && chunk[at + 1] === 0) return true;
  return false;
}
