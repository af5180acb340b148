import type { Cgi, Told } from './dahua-cgi.ts';
import { DeviceFailure } from './failure.ts';
import {
  type DeviceRecording,
  type DeviceRecordings,
  ifSearched,
  LONG_AGO,
  localClock,
  MOST_RECORDINGS,
  readLocal,
  within,
} from './recordings.ts';

/** Files of one answer: the most that the CGI gives. */
const AT_ONCE = 100;

/** Recordings of Dahua devices: mediaFileFind, and RTSP playback with its times in the address; both in the device's local time. */
export function dahuaRecordings(cgi: Cgi, host: string): DeviceRecordings {
  const clock = () => localClock(async () => (await cgi.ask('global.cgi?action=getCurrentTime')).get('result') ?? '');
  return {
    async recordings(channel, span) {
      const { toDevice, toOurs } = await clock();
      return searched(cgi, async (finder) => {
        const times = `condition.StartTime=${spaced(toDevice(span.from))}&condition.EndTime=${spaced(toDevice(span.to))}`;
        if (!(await begun(cgi, `${finder}&condition.Channel=${channel}&${times}`))) return [];
        const found: DeviceRecording[] = [];
        for (let told = AT_ONCE; told === AT_ONCE && found.length < MOST_RECORDINGS; ) {
          const answer = await cgi.ask(`mediaFileFind.cgi?action=findNextFile&object=${finder}&count=${AT_ONCE}`);
          told = Math.min(Number(answer.get('found')) || 0, AT_ONCE);
          for (let i = 0; i < told; i += 1) found.push(recordingOf(answer, i, toOurs));
        }
        return within(found, span);
      });
    },
    oldest: (channel) =>
      ifSearched(async () => {
        const { toDevice, toOurs } = await clock();
        return searched(cgi, async (finder) => {
          const times = `condition.StartTime=${spaced(LONG_AGO)}&condition.EndTime=${spaced(toDevice(new Date()))}`;
          if (!(await begun(cgi, `${finder}&condition.Channel=${channel}&${times}`))) return null;
          // Files come oldest first.
          const answer = await cgi.ask(`mediaFileFind.cgi?action=findNextFile&object=${finder}&count=1`);
          return Number(answer.get('found')) > 0 ? recordingOf(answer, 0, toOurs).from : null;
        });
      }),
    async replay(channel, { from, to }) {
      const { toDevice } = await clock();
      const times = `starttime=${underscored(toDevice(from))}&endtime=${underscored(toDevice(to))}`;
      return { url: `rtsp://${host}:554/cam/playback?channel=${channel}&subtype=0&${times}`, headers: {} };
    },
  };
}

const plain = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
const spaced = (at: Date): string => encodeURIComponent(plain(at)).replaceAll('%3A', ':');
/** 2026_11_26_08_00_00 */
const underscored = (at: Date): string => plain(at).replace(/[ :-]/g, '_');

/** A device has few finders: what was made is given back, whatever comes of it. */
async function searched<T>(cgi: Cgi, search: (finder: string) => Promise<T>): Promise<T> {
  const finder = (await cgi.ask('mediaFileFind.cgi?action=factory.create')).get('result') ?? '';
  if (!/^\d{1,12}$/.test(finder)) throw new DeviceFailure('unreadable', 'a finder without number');
  try {
    return await search(finder);
  } finally {
    await cgi.tell(`mediaFileFind.cgi?action=close&object=${finder}`);
    await cgi.tell(`mediaFileFind.cgi?action=destroy&object=${finder}`);
  }
}

/** Whether there is anything: of nothing the CGI says that the request was bad. */
async function begun(cgi: Cgi, asked: string): Promise<boolean> {
  try {
    await cgi.tell(`mediaFileFind.cgi?action=findFile&object=${asked}`);
    return true;
  } catch (error) {
    if (error instanceof DeviceFailure && error.reason === 'unsupported') return false;
    throw error;
  }
}

function recordingOf(answer: Told, i: number, toOurs: (told: Date) => Date): DeviceRecording {
  const of = (name: string): string => answer.get(`items[${i}].${name}`) ?? '';
  return {
    from: toOurs(readLocal(of('StartTime'))),
    to: toOurs(readLocal(of('EndTime'))),
    kind: of('Events[0]') !== '' || of('Flags[0]') === 'Event' ? 'event' : 'continuous',
  };
}
