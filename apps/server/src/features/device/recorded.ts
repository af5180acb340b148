import type { Secrets } from '../../platform/sealed-secret.ts';
import { passOf } from '../edge/index.ts';
import { type ControlParts, controlOf } from './control-of.ts';
import { DeviceFailure } from './driver/failure.ts';
import type { DeviceRecording, Span } from './driver/recordings.ts';
import { PASSWORD } from './source.ts';

/** The columns of a camera and its device that say what it may have recorded, and how it is asked. */
interface RecordedBy {
  channel: number;
  driver: string;
  address: string;
  username: string;
  password: string;
  company_id: string;
  /** The gateway that it is behind; null: none. */
  edge_id: string | null;
}

/** How a recording on a device is played, as a ticket has it, but for the id of its stream. */
export interface ReplaySource {
  url: string;
  username: string;
  password: string;
  headers: Record<string, string>;
  /** Behind a gateway: the pass that opens the way. */
  via?: string;
}

/** What a device kept of a camera within a span, asked now. Rejects with DeviceFailure. */
export const recordedOf = async (row: RecordedBy, span: Span, parts: ControlParts): Promise<DeviceRecording[]> =>
  (await controlOf(row, parts)).recordings(row.channel, span);

/** How it is played from the beginning of a span to its end. Rejects with DeviceFailure. */
export async function replayOf(row: RecordedBy, span: Span, parts: ControlParts): Promise<ReplaySource> {
  const { url, headers } = await (await controlOf(row, parts)).replay(row.channel, span);
  const source = { url, headers, username: row.username, password: await passwordOf(row, parts.secrets) };
  if (row.edge_id === null) return source;
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  return { ...source, via: await passOf(parts.secrets, { companyId: row.company_id, edgeId: row.edge_id, host }) };
}

async function passwordOf({ password }: RecordedBy, secrets: Secrets): Promise<string> {
  const opened = password === '' ? '' : await secrets.open(PASSWORD, password);
  if (opened === null) throw new DeviceFailure('password_lost', 'sealed with another key');
  return opened;
}
