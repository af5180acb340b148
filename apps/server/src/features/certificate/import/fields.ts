import type { FieldSpec } from '../../../platform/import/field.ts';
import { readDay } from '../../../platform/table/read-day.ts';

/** What a column of a file of certificates can be, in the order of the export. */
export const IMPORT_FIELDS = [
  {
    name: 'shop',
    label: 'certificate.importing.shop',
    aliases: 'store|shop|storename|shopname|outlet|branch|门店|门店名称|店铺|店名|所在门店|工作门店',
  },
  {
    name: 'code',
    label: 'certificate.importing.code',
    aliases: 'storenumber|storecode|storeno|shopcode|shopno|门店编号|门店编码|店号',
  },
  {
    name: 'person',
    label: 'certificate.importing.person',
    aliases: 'person|name|employee|staff|member|holder|姓名|人员|员工|持证人|成员',
  },
  {
    name: 'mobile',
    label: 'certificate.importing.mobile',
    aliases: 'mobile|phone|mobilenumber|personmobile|手机|手机号|手机号码|持证人手机',
  },
  {
    name: 'kind',
    label: 'certificate.field.kind',
    aliases: 'kind|type|certificatetype|certificatekind|licensetype|类型|证照类型|证件类型|种类',
    isRequired: true,
  },
  {
    name: 'title',
    label: 'certificate.field.title',
    aliases: 'title|certificate|certificatename|证照名称|证件名称',
  },
  {
    name: 'number',
    label: 'certificate.field.number',
    aliases: 'number|no|certificateno|certificatenumber|licenseno|licensenumber|编号|证照编号|证件编号|证号|号码',
  },
  {
    name: 'issuedOn',
    label: 'certificate.field.issuedOn',
    aliases: 'issued|issuedon|issuedate|dateofissue|validfrom|发证日期|签发日期|发证日|有效期起',
    looks: (text) => readDay(text) !== null,
  },
  {
    name: 'validUntil',
    label: 'certificate.field.validUntil',
    aliases: 'validuntil|expires|expireson|expirydate|expiry|validto|有效期至|到期日期|到期日|有效期止|截止日期',
    looks: (text) => readDay(text) !== null,
  },
  { name: 'note', label: 'certificate.field.note', aliases: 'note|notes|remark|remarks|comment|备注|说明', join: '; ' },
] as const satisfies readonly FieldSpec[];
export type ImportField = (typeof IMPORT_FIELDS)[number]['name'];
