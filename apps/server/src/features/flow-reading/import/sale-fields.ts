import type { FieldSpec } from '../../../platform/import/field.ts';
import { readDay } from '../../../platform/table/read-day.ts';
import { readTime } from './clock.ts';

/** What a column of a file of sales can be. */
export const SALE_FIELDS = [
  {
    name: 'shop',
    label: 'flowReading.importing.shop',
    aliases: 'store|shop|storename|shopname|outlet|branch|门店|门店名称|店铺|店名',
    isGroup: true,
  },
  {
    name: 'code',
    label: 'flowReading.importing.shopCode',
    aliases: 'storenumber|storecode|storeno|storeid|shopcode|shopno|shopid|门店编号|门店编码|店号|门店代码',
    isGroup: true,
  },
  {
    name: 'date',
    label: 'flowReading.importing.date',
    aliases: 'date|day|datetime|timestamp|businessdate|salesdate|日期|销售日期|营业日期|日期时间|开始时间',
    looks: (text) => readDay(text) !== null,
    isRequired: true,
    isGroup: true,
  },
  {
    name: 'time',
    label: 'flowReading.importing.time',
    aliases: 'time|hour|hourofday|timeofday|start|interval|时间|小时|时段',
    looks: (text) => readTime(text) !== null,
  },
  {
    name: 'transactions',
    label: 'flowReading.importing.transactions',
    aliases:
      'transactions|transaction|orders|ordercount|receipts|tickets|bills|trx|交易|交易笔数|订单|订单数|单数|笔数|小票数|成交笔数',
  },
  {
    name: 'items',
    label: 'flowReading.importing.items',
    aliases: 'items|units|quantity|qty|pieces|unitssold|件数|商品件数|销量|数量|销售件数',
  },
  {
    name: 'amount',
    label: 'flowReading.importing.amount',
    aliases: 'amount|sales|revenue|turnover|netsales|salesamount|value|销售额|金额|销售金额|营业额|实收|实收金额',
  },
  {
    name: 'staff',
    label: 'flowReading.importing.staff',
    aliases: 'staff|employees|staffonduty|headcount|associates|员工数|在岗人数|当班人数|在岗员工',
  },
  {
    name: 'second',
    label: 'flowReading.importing.second',
    aliases: 'second|secondhour|dst|repeatedhour|fold|夏令时|重复小时|第二次',
  },
] as const satisfies readonly FieldSpec[];
export type SaleField = (typeof SALE_FIELDS)[number]['name'];
