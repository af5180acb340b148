import type { Said, SimulatedDevice } from './simulated-device.ts';

/** A device in Shanghai. */
const ZONE_MS = 8 * 60 * 60_000;

/** A moment as the device writes it: its own clock, its own zone, to the second. */
const local = (device: SimulatedDevice, at: Date): string =>
  new Date(at.getTime() + device.skewMs + ZONE_MS).toISOString().slice(0, 19);
const localNow = (device: SimulatedDevice): string => local(device, new Date());

/** Its clock is set to a time of its own zone. */
function setLocalTime(device: SimulatedDevice, time: string): void {
  if (!device.faults.forgets) device.skewMs = Date.parse(`${time.replace(' ', 'T')}Z`) - ZONE_MS - Date.now();
}

/** Those that lie in a span that was asked for in the device's words. */
const keptIn = (device: SimulatedDevice, from: string, to: string) =>
  device.recordings
    .map((one) => ({ ...one, start: local(device, one.from), end: local(device, one.to) }))
    .filter(({ start, end }) => start < to && end > from);

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** ISAPI: its time, and ContentMgmt/search; Z stands behind local times, as the maker does it. Undefined: not asked for these. */
export function hikvisionRecordings(device: SimulatedDevice, asked: string, body: string): Said | undefined {
  const part = (name: string): string => new RegExp(`<${name}>([^<]*)<`).exec(body)?.[1] ?? '';
  if (asked === 'GET /ISAPI/System/time')
    return { body: `${XML}<Time><timeMode>NTP</timeMode><localTime>${localNow(device)}+08:00</localTime></Time>` };
  if (asked === 'PUT /ISAPI/System/time') {
    if (part('timeMode') === 'manual') setLocalTime(device, part('localTime').slice(0, 19));
    return { body: `${XML}<ResponseStatus><statusCode>1</statusCode><statusString>OK</statusString></ResponseStatus>` };
  }
  if (asked !== 'POST /ISAPI/ContentMgmt/search') return undefined;
  const track = part('trackID');
  const found = track === '101' ? keptIn(device, part('startTime').slice(0, 19), part('endTime').slice(0, 19)) : [];
  const after = Number(part('searchResultPostion'));
  const told = found.slice(after, after + Math.min(Number(part('maxResults')), 2));
  const state = told.length === 0 ? 'NO MATCHES' : after + told.length < found.length ? 'MORE' : 'OK';
  const items = told.map(
    ({ start, end, kind }) =>
      `<searchMatchItem><sourceID>{0}</sourceID><trackID>${track}</trackID><timeSpan><startTime>${start}Z</startTime><endTime>${end}Z</endTime></timeSpan><mediaSegmentDescriptor><contentType>video</contentType><codecType>H.264-BP</codecType></mediaSegmentDescriptor><metadataMatches><metadataDescriptor>recordType.meta.hikvision.com/${kind === 'event' ? 'motion' : 'timing'}</metadataDescriptor></metadataMatches></searchMatchItem>`,
  );
  return {
    body: `${XML}<CMSearchResult version="2.0" xmlns="http://www.hikvision.com/ver20/XMLSchema"><searchID>${part('searchID')}</searchID><responseStatus>true</responseStatus><responseStatusStrg>${state}</responseStatusStrg><numOfMatches>${told.length}</numOfMatches><matchList>${items.join('')}</matchList></CMSearchResult>`,
  };
}

/** The CGI: its time, and mediaFileFind. It gives nothing before a finder was begun, and knows who did not give it back. */
export function dahuaRecordings() {
  let asked: URLSearchParams | null = null;
  let given = 0;
  let open = 0;
  return {
    open: (): number => open,
    answer(device: SimulatedDevice, action: string, query: URLSearchParams): string | null {
      switch (action) {
        case 'global.cgi getCurrentTime':
          return `result=${localNow(device).replace('T', ' ')}\r\n`;
        case 'global.cgi setCurrentTime':
          setLocalTime(device, query.get('time') ?? '');
          return 'OK\r\n';
        case 'mediaFileFind.cgi factory.create':
          open += 1;
          return 'result=3039757\r\n';
        case 'mediaFileFind.cgi findFile':
          asked = query;
          given = 0;
          return found(device, query).length > 0 ? 'OK\r\n' : null;
        case 'mediaFileFind.cgi findNextFile': {
          const all = asked ? found(device, asked) : [];
          const next = all.slice(given, given + Number(query.get('count')));
          given += next.length;
          const lines = next.flatMap(({ start, end, kind }, i) => [
            `items[${i}].Channel=1`,
            `items[${i}].StartTime=${start.replace('T', ' ')}`,
            `items[${i}].EndTime=${end.replace('T', ' ')}`,
            `items[${i}].Type=dav`,
            ...(kind === 'event' ? [`items[${i}].Events[0]=VideoMotion`] : [`items[${i}].Flags[0]=Timing`]),
          ]);
          return [`found=${next.length}`, ...lines, ''].join('\r\n');
        }
        case 'mediaFileFind.cgi close':
          return 'OK\r\n';
        case 'mediaFileFind.cgi destroy':
          open -= 1;
          return 'OK\r\n';
        default:
          return null;
      }
    },
  };
}

function found(device: SimulatedDevice, query: URLSearchParams) {
  const time = (name: string): string => (query.get(`condition.${name}`) ?? '').replace(' ', 'T');
  return query.get('condition.Channel') === '1' ? keptIn(device, time('StartTime'), time('EndTime')) : [];
}

const ofClock = (device: SimulatedDevice, at: Date): string => new Date(at.getTime() + device.skewMs).toISOString();

/** ONVIF: search and replay of profile G, in UTC by the device's clock. A search tells one result at a time. */
export const onvifRecordings: Record<string, (device: SimulatedDevice, body: string) => string> = {
  FindRecordings: () => '<tse:SearchToken>recordings</tse:SearchToken>',
  GetRecordingSearchResults(device) {
    const [first] = device.recordings;
    const last = device.recordings.at(-1);
    if (!first || !last) return '<tse:ResultList><tt:SearchState>Completed</tt:SearchState></tse:ResultList>';
    const span = `<tt:DataFrom>${ofClock(device, first.from)}</tt:DataFrom><tt:DataTo>${ofClock(device, last.to)}</tt:DataTo>`;
    return `<tse:ResultList><tt:SearchState>Completed</tt:SearchState><tt:RecordingInformation><tt:RecordingToken>OnboardSD</tt:RecordingToken><tt:Track><tt:TrackToken>audio</tt:TrackToken><tt:TrackType>Audio</tt:TrackType></tt:Track><tt:Track><tt:TrackToken>video</tt:TrackToken><tt:TrackType>Video</tt:TrackType>${span}</tt:Track></tt:RecordingInformation></tse:ResultList>`;
  },
  FindEvents: (_, body) => {
    const part = (name: string): string => new RegExp(`<${name}[^>]*>([^<]*)<`).exec(body)?.[1] ?? '';
    return `<tse:SearchToken>events_${Date.parse(part('StartPoint'))}_${Date.parse(part('EndPoint'))}_0</tse:SearchToken>`;
  },
  GetEventSearchResults(device, body) {
    const [, from = '', to = ''] = /events_(\d+)_(\d+)/.exec(body) ?? [];
    const within = (at: Date): boolean => {
      const told = at.getTime() + device.skewMs;
      return told >= Number(from) && told <= Number(to);
    };
    const event = (at: Date, isThere: boolean): string =>
      `<tt:Result><tt:RecordingToken>OnboardSD</tt:RecordingToken><tt:TrackToken>video</tt:TrackToken><tt:Time>${ofClock(device, at)}</tt:Time><tt:Event><wsnt:Topic>tns1:RecordingHistory/Track/State</wsnt:Topic><wsnt:Message><tt:Message><tt:Data><tt:SimpleItem Name="IsDataPresent" Value="${isThere}"/></tt:Data></tt:Message></wsnt:Message></tt:Event><tt:StartStateEvent>false</tt:StartStateEvent></tt:Result>`;
    const start = new Date(Number(from) - device.skewMs);
    const isThereFirst = device.recordings.some((one) => one.from <= start && one.to > start);
    const events = device.recordings.flatMap((one) => [
      ...(within(one.from) ? [event(one.from, true)] : []),
      ...(within(one.to) ? [event(one.to, false)] : []),
    ]);
    return `<tse:ResultList><tt:SearchState>Completed</tt:SearchState>${event(start, isThereFirst)}${events.join('')}</tse:ResultList>`;
  },
  GetReplayUri: (device) => `<trp:Uri>rtsp://10.254.254.9:${device.rtspPort}/onvif/replay?token=OnboardSD</trp:Uri>`,
};
