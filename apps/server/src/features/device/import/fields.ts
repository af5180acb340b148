import type { FieldSpec } from '../../../platform/import/field.ts';

/** What a column of a file of devices can be, in the order of the form. */
export const IMPORT_FIELDS = [
  {
    name: 'shop',
    label: 'device.importing.shop',
    aliases: 'store|shop|storename|shopname|outlet|branch|site|门店|门店名称|店铺|店名|所属门店|所在门店',
  },
  {
    name: 'code',
    label: 'device.importing.code',
    aliases: 'storenumber|storecode|storeno|shopcode|shopno|门店编号|门店编码|店号',
  },
  {
    name: 'name',
    label: 'device.field.name',
    aliases: 'name|device|devicename|cameraname|camera|设备|设备名称|摄像头名称|摄像头',
    isRequired: true,
  },
  {
    name: 'kind',
    label: 'device.field.kind',
    aliases: 'kind|type|devicetype|devicekind|类型|设备类型',
  },
  {
    name: 'driver',
    label: 'device.field.driver',
    aliases: 'protocol|driver|maker|manufacturer|brand|vendor|接入方式|协议|厂商|品牌|制造商',
  },
  {
    name: 'edge',
    label: 'device.via',
    aliases: 'gateway|storegateway|via|connectthrough|门店网关|网关|接入路径',
  },
  {
    name: 'address',
    label: 'device.field.address',
    aliases: 'address|ip|ipaddress|host|hostname|ipv4address|地址|ip地址|设备地址|主机',
  },
  {
    name: 'port',
    label: 'device.importing.port',
    aliases: 'port|httpport|webport|端口|端口号|http端口|网页端口',
  },
  {
    name: 'username',
    label: 'device.field.username',
    aliases: 'username|user|login|account|用户名|账号|登录名',
  },
  {
    name: 'password',
    label: 'device.field.password',
    aliases: 'password|pass|pwd|密码|口令|登录密码|设备密码',
    pattern: /passw|密码|口令/,
    isSecret: true,
  },
  {
    name: 'serial',
    label: 'device.field.serial',
    aliases: 'serial|serialnumber|serialno|sn|序列号|设备序列号|序列编号',
  },
  { name: 'model', label: 'device.field.model', aliases: 'model|devicemodel|型号|设备型号' },
  {
    name: 'channels',
    label: 'device.importing.channels',
    aliases: 'channels|channelcount|channelnames|cameras|通道|通道数|通道名称|路数',
  },
  {
    name: 'places',
    label: 'device.field.places',
    aliases: 'looksat|places|place|location|position|看哪里|位置|安装位置|监控位置',
  },
  {
    name: 'mainStream',
    label: 'device.field.mainStream',
    aliases: 'mainstream|rtsp|rtspurl|streamurl|stream|主码流|主码流地址|rtsp地址|视频流地址',
  },
  { name: 'subStream', label: 'device.field.subStream', aliases: 'substream|secondstream|子码流|子码流地址|辅码流' },
  {
    name: 'note',
    label: 'device.field.note',
    aliases: 'note|notes|remark|remarks|comment|备注|说明',
    join: '; ',
  },
] as const satisfies readonly FieldSpec[];
export type ImportField = (typeof IMPORT_FIELDS)[number]['name'];
