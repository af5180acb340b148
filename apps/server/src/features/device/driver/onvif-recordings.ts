import { DeviceFailure } from './failure.ts';
import { DEVICE, DEVICE_PATH, pathOf, reached, type Soap, STREAM_SETUP } from './onvif-soap.ts';
import {
  type DeviceRecording,
  type DeviceRecordings,
  ifSearched,
  MOST_RECORDINGS,
  type Span,
  within,
} from './recordings.ts';
import { all, type Element, escapeXml, textAt } from './xml.ts';

const SEARCH = 'http://www.onvif.org/ver10/search/wsdl';
const REPLAY = 'http://www.onvif.org/ver10/replay/wsdl';
/** A search goes on at the device while it is asked for results; it is not asked more often than this. */
const MOST_ASKED = 20;
/** Where a track has data and where not (ONVIF Recording Search, 5.21). */
const HAS_DATA = 'tns1:RecordingHistory/Track/State';

/**
 * Recordings of ONVIF devices of profile G: recording search, and replay over RTSP with the span in PLAY (ONVIF Streaming, 6). Of a
 * device with several recordings the n-th one is that of the n-th channel.
 */
export function onvifRecordings({ call, skew }: Soap, host: string): DeviceRecordings {
  const serviceOf = async (name: 'Search' | 'Replay'): Promise<string> => {
    const told = await call(DEVICE_PATH, DEVICE, 'GetCapabilities', '<Category>All</Category>');
    return pathOf(textAt(told, 'Capabilities', 'Extension', name, 'XAddr'));
  };
  const recordingOf = async (service: string, channel: number): Promise<Element> => {
    const found = await results(call, service, {
      find: 'FindRecordings',
      asked: '<Scope/>',
      get: 'GetRecordingSearchResults',
      item: 'RecordingInformation',
    });
    const one = found.filter(videoOf)[channel - 1];
    if (!one) throw new DeviceFailure('unsupported', `no recording of channel ${channel}`);
    return one;
  };
  const ours = async () => toOursBy(await skew());
  return {
    async recordings(channel, span) {
      const service = await serviceOf('Search');
      const recording = await recordingOf(service, channel);
      const toOurs = await ours();
      const aheadMs = await skew();
      const point = (name: string, at: Date) => `<${name}>${new Date(at.getTime() + aheadMs).toISOString()}</${name}>`;
      const end = toOurs(textAt(videoOf(recording), 'DataTo'));
      const events = await results(call, service, {
        find: 'FindEvents',
        asked:
          `${point('StartPoint', span.from)}${point('EndPoint', span.to)}` +
          `<Scope>${included(recording)}</Scope>` +
          `<SearchFilter><TopicExpression xmlns="http://docs.oasis-open.org/wsn/b-2" xmlns:tns1="http://www.onvif.org/ver10/topics" Dialect="http://www.onvif.org/ver10/tev/topicExpression/ConcreteSet">${HAS_DATA}</TopicExpression></SearchFilter>` +
          '<IncludeStartState>true</IncludeStartState>',
        get: 'GetEventSearchResults',
        item: 'Result',
      }).catch(nothing);
      // A device that tells of no events tells nothing of its gaps either: all of the track is offered.
      if (events.length === 0) {
        const from = toOurs(textAt(videoOf(recording), 'DataFrom'));
        return within([{ from, to: end, kind: 'continuous' }], span);
      }
      return within(stretches(events, toOurs, end), span);
    },
    oldest: (channel) =>
      ifSearched(async () => {
        const recording = await recordingOf(await serviceOf('Search'), channel);
        return (await ours())(textAt(videoOf(recording), 'DataFrom'));
      }),
    async replay(channel, span) {
      const recording = await recordingOf(await serviceOf('Search'), channel);
      const token = `<RecordingToken>${escapeXml(textAt(recording, 'RecordingToken'))}</RecordingToken>`;
      const answer = await call(await serviceOf('Replay'), REPLAY, 'GetReplayUri', `${STREAM_SETUP}${token}`);
      const headers = {
        Range: `clock=${clockRange(span, await skew())}`,
        Require: 'onvif-replay',
        'Rate-Control': 'yes',
      };
      return { url: reached(textAt(answer, 'Uri'), host), headers };
    },
  };
}

/** Times of a device as ours. */
const toOursBy =
  (aheadMs: number) =>
  (told: string): Date => {
    const at = Date.parse(told);
    if (Number.isNaN(at)) throw new DeviceFailure('unreadable', 'a time that is none');
    return new Date(at - aheadMs);
  };

/** 20261126T080000.000Z-20261126T090000.000Z, by the device's clock. */
const clockRange = ({ from, to }: Span, aheadMs: number): string =>
  [from, to].map((at) => new Date(at.getTime() + aheadMs).toISOString().replace(/[-:]/g, '')).join('-');

/** What a device has not is no failure of the search. */
function nothing(error: unknown): Element[] {
  if (error instanceof DeviceFailure && (error.reason === 'unsupported' || error.reason === 'refused')) return [];
  throw error;
}

const included = (recording: Element): string =>
  `<IncludedRecordings xmlns="http://www.onvif.org/ver10/schema">${escapeXml(textAt(recording, 'RecordingToken'))}</IncludedRecordings>`;

const videoOf = (recording: Element): Element | undefined =>
  all(recording, 'Track').find((track) => textAt(track, 'TrackType') === 'Video');

interface Search {
  find: string;
  asked: string;
  get: string;
  item: string;
}

/** Begins a search and asks for its results until the device says that these are all. */
async function results(call: Soap['call'], service: string, { find, asked, get, item }: Search): Promise<Element[]> {
  const begun = await call(service, SEARCH, find, `${asked}<KeepAliveTime>PT30S</KeepAliveTime>`);
  const token = `<SearchToken>${escapeXml(textAt(begun, 'SearchToken'))}</SearchToken>`;
  const found: Element[] = [];
  for (let i = 0; i < MOST_ASKED && found.length < MOST_RECORDINGS; i += 1) {
    const answer = await call(service, SEARCH, get, `${token}<WaitTime>PT2S</WaitTime>`);
    found.push(...all(answer, item));
    if (textAt(answer, 'ResultList', 'SearchState') === 'Completed') break;
  }
  return found;
}

/** Where there is data: from each event that says so to the next one that says otherwise, at last to the end of the track. */
function stretches(events: readonly Element[], toOurs: (told: string) => Date, end: Date): DeviceRecording[] {
  const changes = events
    .map((event) => ({ at: toOurs(textAt(event, 'Time')), isThere: isDataPresent(event) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const found: DeviceRecording[] = [];
  let from: Date | null = null;
  for (const { at, isThere } of [...changes, { at: end, isThere: false }]) {
    if (isThere) from ??= at;
    else if (from) {
      found.push({ from, to: at, kind: 'continuous' });
      from = null;
    }
  }
  return found;
}

const isDataPresent = (event: Element): boolean =>
  all(event, 'SimpleItem').some(
    ({ attributes }) => /\bName="IsDataPresent"/.test(attributes) && /\bValue="(true|1)"/.test(attributes),
  );
