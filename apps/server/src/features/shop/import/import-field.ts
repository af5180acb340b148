import { squeeze } from '../../../platform/table/squeeze.ts';

/** What a column of a file can be, and how such columns are headed in real files (squeezed: see `squeeze`). */
export const IMPORT_FIELDS = {
  name: [
    'name',
    'storename',
    'shopname',
    'locationname',
    'store',
    'shop',
    '门店名称',
    '店铺名称',
    '店名',
    '门店',
    '名称',
  ],
  code: ['code', 'storecode', 'shopcode', 'storenumber', 'storeno', 'storeid', 'shopid', 'id', 'number', 'no'].concat([
    '门店编号',
    '门店编码',
    '编号',
    '编码',
    '店号',
  ]),
  group: [
    'group',
    'grouppath',
    'storegroup',
    'shopgroup',
    'region',
    '门店分组',
    '分组路径',
    '所属分组',
    '分组',
    '区域',
  ],
  state: ['state', 'status', 'storestatus', 'storestatuscode', 'statuscode', '门店状态', '营业状态', '状态'],
  manager: ['managermobile', 'manager', 'managerphone', '店长手机号', '店长手机', '店长电话', '负责人手机', '店长'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel', '门店电话', '联系电话', '电话'],
  province: ['province', 'stateprovince', 'state', 'statename', '省份', '省'],
  city: ['city', 'town', '城市', '市'],
  district: ['district', 'county', '区县', '区', '县'],
  address: ['address', 'streetaddress', 'formattedaddress', 'fulladdress', 'street', '门店地址', '详细地址', '地址'],
  latitude: ['latitude', 'lat', '纬度'],
  longitude: ['longitude', 'lng', 'lon', 'long', '经度'],
  format: ['format', 'ownershiptype', 'ownership', 'businesstype', 'type', '经营类型', '经营方式', '门店类型', '类型'],
  areaM2: ['aream2', 'area', 'sqm', '面积', '营业面积', '面积m2', '面积㎡'],
  tags: ['tags', 'tag', '门店标签', '标签'],
  openedOn: ['openedon', 'openingdate', 'opendate', 'opened', '开业日期', '开店日期', '开业时间'],
  timeZone: ['timezone', 'timezoneid', 'tz', '时区'],
  hours: ['hours', 'businesshours', 'openinghours', '营业时间'],
  remarks: ['remarks', 'remark', 'notes', 'note', 'comment', '备注', '说明'],
} as const satisfies Record<string, readonly string[]>;

export type ImportField = keyof typeof IMPORT_FIELDS;
export const IMPORT_FIELD_NAMES = Object.keys(IMPORT_FIELDS) as ImportField[];

/** Every field a header could mean. */
export function fieldsOf(header: string): ImportField[] {
  const squeezed = squeeze(header);
  return IMPORT_FIELD_NAMES.filter((field) => (IMPORT_FIELDS[field] as readonly string[]).includes(squeezed));
}
