import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** What the file is, is told by its first bytes, never by its name. */
function readTable(bytes: Uint8Array) {
  const isZip = ZIP.every((byte, index) => bytes[index] === byte);
  return isZip ? readXlsx(bytes) : readCsv(bytes);
}

if (parentPort && workerData instanceof Uint8Array) parentPort.postMessage(readTable(workerData));
