import type { Wire } from '../http/binding.ts';
import { sendFile } from './send-file.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An xlsx as the answer, to be saved under a name. */
export const sendXlsx = (wire: Pick<Wire, 'reply'>, name: string, bytes: Buffer): Buffer =>
  sendFile(wire, { name, mime: XLSX, bytes });
