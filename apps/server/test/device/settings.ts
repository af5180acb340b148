import type { Maker } from './simulated-device.ts';

/** What devices of a maker are set to when they come out of their box. */
export function settingsOf(maker: Maker): Map<string, string> {
  if (maker === 'hikvision') return new Map(Object.entries(DOCUMENTS));
  return maker === 'dahua' ? new Map(VALUES) : new Map();
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NS = 'version="2.0" xmlns="http://www.hikvision.com/ver20/XMLSchema"';
const ALL_DAY = [1, 2, 3, 4, 5, 6, 7]
  .map(
    (day) =>
      `<TimeBlock>\n<dayOfWeek>${day}</dayOfWeek>\n<TimeRange>\n<beginTime>00:00</beginTime>\n<endTime>24:00</endTime>\n</TimeRange>\n</TimeBlock>`,
  )
  .join('\n');
const schedule = (id: string, event: string): string =>
  `${XML}<Schedule ${NS}>\n<id>${id}</id>\n<eventType>${event}</eventType>\n<videoInputChannelID>1</videoInputChannelID>\n<TimeBlockList size="8">\n${ALL_DAY}\n</TimeBlockList>\n</Schedule>\n`;

const DOCUMENTS: Record<string, string> = {
  '/ISAPI/System/Video/inputs/channels/1/motionDetection': `${XML}<MotionDetection ${NS}>
<enabled>false</enabled>
<enableHighlight>true</enableHighlight>
<samplingInterval>2</samplingInterval>
<startTriggerTime>500</startTriggerTime>
<endTriggerTime>500</endTriggerTime>
<regionType>grid</regionType>
<Grid>
<rowGranularity>18</rowGranularity>
<columnGranularity>22</columnGranularity>
</Grid>
<MotionDetectionLayout version="2.0">
<sensitivityLevel>60</sensitivityLevel>
<layout>
<gridMap>${'fffffc'.repeat(18)}</gridMap>
</layout>
</MotionDetectionLayout>
</MotionDetection>
`,
  '/ISAPI/Event/schedules/motionDetections/VMD_video1': schedule('VMD_video1', 'VMD'),
  '/ISAPI/Smart/SceneChangeDetection/1': `${XML}<SceneChangeDetection ${NS}>
<id>1</id>
<enabled>false</enabled>
<sensitivityLevel>50</sensitivityLevel>
</SceneChangeDetection>
`,
  '/ISAPI/Event/schedules/sceneChangeDetections/SceneChangeDetection_video1': schedule(
    'SceneChangeDetection_video1',
    'scenechangedetection',
  ),
  '/ISAPI/Smart/FieldDetection/1': `${XML}<FieldDetection ${NS}>
<id>1</id>
<enabled>false</enabled>
<normalizedScreenSize>
<normalizedScreenWidth>1000</normalizedScreenWidth>
<normalizedScreenHeight>1000</normalizedScreenHeight>
</normalizedScreenSize>
<FieldDetectionRegionList size="4">
<FieldDetectionRegion>
<id>1</id>
<enabled>false</enabled>
<sensitivityLevel>50</sensitivityLevel>
<timeThreshold>5</timeThreshold>
<RegionCoordinatesList/>
</FieldDetectionRegion>
</FieldDetectionRegionList>
</FieldDetection>
`,
  '/ISAPI/Event/schedules/fieldDetections/FieldDetection_video1': schedule('FieldDetection_video1', 'fielddetection'),
};

const sections = (name: string): [string, string][] =>
  Array.from({ length: 7 * 6 }, (_, at): [string, string] => [
    `table.${name}[0].EventHandler.TimeSection[${Math.floor(at / 6)}][${at % 6}]`,
    at % 6 === 0 ? '1 00:00:00-24:00:00' : '0 00:00:00-24:00:00',
  ]);

const VALUES: [string, string][] = [
  ['table.ChannelTitle[0].Name', 'IPC'],
  ['table.MotionDetect[0].Enable', 'false'],
  ['table.MotionDetect[0].EventHandler.Dejitter', '5'],
  ...sections('MotionDetect'),
  ['table.MotionDetect[0].MotionDetectWindow[0].Sensitive', '60'],
  ['table.MotionDetect[0].MotionDetectWindow[0].Threshold', '4'],
  ...Array.from({ length: 18 }, (_, y): [string, string] => [
    `table.MotionDetect[0].MotionDetectWindow[0].Region[${y}]`,
    '4194303',
  ]),
  ['table.MovedDetect[0].Enable', 'false'],
  ['table.MovedDetect[0].Sensitivity', '60'],
  ['table.MovedDetect[0].EventHandler.Dejitter', '0'],
  ...sections('MovedDetect'),
  ['table.SmartMotionDetect[0].Enable', 'false'],
  ['table.SmartMotionDetect[0].ObjectTypes.Human', 'true'],
  ['table.SmartMotionDetect[0].ObjectTypes.Vehicle', 'false'],
  ['table.SmartMotionDetect[0].Sensitivity', 'Middle'],
];
