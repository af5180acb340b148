import type { FieldSpec } from '../../../platform/import/field.ts';
import { readDay } from '../../../platform/table/read-day.ts';
import { readTime } from './clock.ts';

/** What a column of a file of readings can be. */
export const READING_FIELDS = [
  {
    name: 'code',
    label: 'flowReading.importing.code',
    aliases:
      'counter|countercode|code|deviceid|devicecode|deviceno|device|sensor|sensorid|sensorname|location|locationname|camera|cameraid|entrance|gate|door|serial|计数点|计数点编号|设备|设备编号|设备编码|设备号|外部编号|传感器|通道|出入口|编号',
    isRequired: true,
    isGroup: true,
  },
  {
    name: 'date',
    label: 'flowReading.importing.date',
    aliases:
      'date|day|datetime|timestamp|datetimestart|starttime|periodstart|businessdate|日期|统计日期|日期时间|时间段|开始时间|数据时间|业务日期',
    looks: (text) => readDay(text) !== null,
    isRequired: true,
    isGroup: true,
  },
  {
    name: 'time',
    label: 'flowReading.importing.time',
    aliases: 'time|hour|hourofday|timeofday|start|from|interval|slot|时间|小时|时段|时刻|时间点',
    looks: (text) => readTime(text) !== null,
  },
  {
    name: 'entries',
    label: 'flowReading.entries',
    aliases:
      'in|entries|entry|enter|entered|ins|incount|countin|inbound|footfall|traffic|visits|count|pedestriancount|pedestrians|total|people|进|进店|进入|进店客流|进客流|进店人次|进入人数|客流|客流量|客流人次|人次|过店|过店人次',
    isRequired: true,
  },
  {
    name: 'exits',
    label: 'flowReading.exits',
    aliases: 'out|exits|exit|left|outs|outcount|countout|outbound|出|出店|离开|出店客流|出客流|离店|离店人次|离开人数',
  },
  {
    name: 'visitors',
    label: 'flowReading.visitors',
    aliases: 'visitors|uniquevisitors|unique|uniques|dedup|去重客流|去重人数|客流人数|去重|人数',
  },
  {
    name: 'groups',
    label: 'flowReading.groups',
    aliases: 'groups|group|groupcount|parties|客流批次|批次|组数|客流组数',
  },
  { name: 'dwells', label: 'flowReading.dwells', aliases: 'dwells|dwellcount|stays|驻足|驻足人次|停留人次' },
  {
    name: 'dwellSeconds',
    label: 'flowReading.dwellSeconds',
    aliases: 'dwellseconds|dwelltime|staytime|dwelltimeseconds|停留时长|停留秒数|总停留时长|驻足时长',
  },
  {
    name: 'peak',
    label: 'flowReading.peak',
    aliases: 'peak|max|maxpeople|maxqueue|queuelength|峰值|最大人数|最大排队人数|排队人数',
  },
  {
    name: 'healthy',
    label: 'flowReading.importing.healthy',
    aliases: 'healthyminutes|onlineminutes|uptime|uptimeminutes|在线分钟|正常分钟|有效分钟|在线时长',
  },
  {
    name: 'second',
    label: 'flowReading.importing.second',
    aliases: 'second|secondhour|dst|repeatedhour|fold|夏令时|重复小时|第二次',
  },
] as const satisfies readonly FieldSpec[];
export type ReadingField = (typeof READING_FIELDS)[number]['name'];
