import { randomUUID } from 'node:crypto';
import { DeviceFailure } from './failure.ts';
import type { Isapi } from './isapi.ts';
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
import { all, at, type Element, element, textAt } from './xml.ts';

/** Results of one answer: what all models give at least. */
const AT_ONCE = 40;

/**
 * Recordings of Hikvision devices: ContentMgmt/search, and RTSP tracks with their times in the address. Both say the device's local
 * time and write Z behind it.
 */
export function hikvisionRecordings(api: Isapi, rtspOf: () => Promise<string>): DeviceRecordings {
  const clock = () => localClock(async () => textAt(await api.get('/ISAPI/System/time'), 'localTime'));
  return {
    async recordings(channel, span) {
      const { toDevice, toOurs } = await clock();
      const searchId = randomUUID().toUpperCase();
      const found: DeviceRecording[] = [];
      for (let isMore = true; isMore && found.length < MOST_RECORDINGS; ) {
        const asked = { searchId, channel, from: toDevice(span.from), to: toDevice(span.to), after: found.length };
        const answer = await api.post('/ISAPI/ContentMgmt/search', question(asked));
        if (answer.name !== 'CMSearchResult') throw new DeviceFailure('other_protocol', answer.name);
        const items = all(answer, 'searchMatchItem').map((item) => recordingOf(item, toOurs));
        found.push(...items);
        isMore = textAt(answer, 'responseStatusStrg') === 'MORE' && items.length > 0;
      }
      return within(found, span);
    },
    oldest: (channel) =>
      ifSearched(async () => {
        const { toDevice, toOurs } = await clock();
        const span = { from: toDevice(LONG_AGO), to: toDevice(new Date()) };
        const asked = { searchId: randomUUID().toUpperCase(), channel, ...span, after: 0 };
        const answer = await api.post('/ISAPI/ContentMgmt/search', question(asked));
        // Results come oldest first.
        const [first] = all(answer, 'searchMatchItem');
        return first ? recordingOf(first, toOurs).from : null;
      }),
    async replay(channel, { from, to }) {
      const { toDevice } = await clock();
      const times = `starttime=${compact(toDevice(from))}&endtime=${compact(toDevice(to))}`;
      return { url: `${await rtspOf()}/Streaming/tracks/${trackOf(channel)}/?${times}`, headers: {} };
    },
  };
}

/** The first stream of a channel is what is recorded. */
const trackOf = (channel: number): string => `${channel}01`;
const withZ = (at: Date): string => at.toISOString().replace(/\.\d+/, '');
/** 20261126T080000Z */
const compact = (at: Date): string => withZ(at).replace(/[-:]/g, '');

interface Asked {
  searchId: string;
  channel: number;
  from: Date;
  to: Date;
  /** How many were told already. */
  after: number;
}

/** `searchResultPostion` is the maker's own spelling. */
function question({ searchId, channel, from, to, after }: Asked): Element {
  const span = element('timeSpan', [element('startTime', withZ(from)), element('endTime', withZ(to))]);
  return element('CMSearchDescription', [
    element('searchID', searchId),
    element('trackIDList', [element('trackID', trackOf(channel))]),
    element('timeSpanList', [span]),
    element('maxResults', String(AT_ONCE)),
    element('searchResultPostion', String(after)),
    element('metadataList', [element('metadataDescriptor', '//recordType.meta.std-cgi.com')]),
  ]);
}

function recordingOf(item: Element, toOurs: (told: Date) => Date): DeviceRecording {
  const span = at(item, 'timeSpan');
  const kind = textAt(item, 'metadataMatches', 'metadataDescriptor');
  return {
    from: toOurs(readLocal(textAt(span, 'startTime'))),
    to: toOurs(readLocal(textAt(span, 'endTime'))),
    kind: kind === '' || /\/timing$/i.test(kind) ? 'continuous' : 'event',
  };
}
