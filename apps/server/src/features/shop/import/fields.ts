import { fieldNames } from '@rondo/contract/kit/field';
import { SHOP_FIELDS, type ShopFieldName } from '@rondo/contract/shop-fields';
import { LIMIT } from '@rondo/domain/limit';
import type { FieldSpec } from '../../../platform/import/field.ts';
import { isCoordinate, isDecimal, isNumber, isPostcode } from '../../../platform/import/looks.ts';
import { readDay } from '../../../platform/table/read-day.ts';
import { readNumber, readText } from '../../../platform/table/read-field.ts';
import { readFormat, readHours, readState, readZone } from './cell.ts';

/** `51.5, -0.12` in one cell. */
const PAIR = /^([+-]?\d{1,3}\.\d+)\s*[,;\s]\s*([+-]?\d{1,3}\.\d+)$/;
export const coordinatesOf = (text: string): readonly [string, string] | null => {
  const [, latitude, longitude] =
    PAIR.exec(
      text
        .slice(0, 60)
        .replace(/^[(（]|[)）]$/g, '')
        .trim(),
    ) ?? [];
  return latitude && longitude ? [latitude, longitude] : null;
};

/** Headings of real files, in the order of the form. */
const HEADINGS = [
  {
    name: 'name',
    label: 'shop.field.name',
    aliases:
      'name|storename|shopname|businessname|locationname|outletname|branchname|restaurantname|sitename|tradingname|dbaname|dba|store|shop|outlet|branch|site|location|restaurant|门店名称|店铺名称|商户名称|分店名称|餐厅名称|店名|门店|店铺|名称|nombre|nom|filiale|filialname|店舗名',
    isRequired: true,
  },
  {
    name: 'code',
    label: 'shop.field.code',
    aliases:
      'code|storecode|shopcode|storenumber|storeno|storeid|shopid|branchcode|outletcode|sitecode|siteid|locationid|outletid|unitnumber|id|number|no|ref|reference|fhrsid|门店编号|门店编码|门店代码|店铺编号|编号|编码|代码|店号|codigo|nummer|filialnummer|店舗コード',
    looks: (text) => readText(text, LIMIT.name.shopCode).ok,
    isDistinct: true,
  },
  {
    name: 'group',
    label: 'shop.field.group',
    aliases:
      'group|grouppath|storegroup|shopgroup|region|regionname|area|areaname|market|marketname|territory|division|zone|localauthority|localauthorityname|borough|districtmanagerarea|门店分组|分组路径|所属分组|分组|大区|区域|所属区域|片区|分公司|战区|region|gebiet|secteur',
    parts: 'subregion|subarea|小区域|二级区域|营运区|督导区',
    join: '/',
    // Square metres are an area, too.
    looks: (text) => !isNumber(text),
    isGroup: true,
    isSection: true,
  },
  {
    name: 'state',
    label: 'shop.field.state',
    aliases:
      'state|status|storestatus|storestatuscode|statuscode|openstatus|门店状态|营业状态|经营状态|状态|estado|statut',
    looks: (text) => readState(text).ok,
  },
  {
    name: 'manager',
    label: 'shop.field.manager',
    aliases: 'managermobile|manager|managerphone|店长手机号|店长手机|店长电话|负责人手机|负责人电话|店长',
    looks: (text) => /\d{5}/.test(text.replace(/[\s()+-]/g, '')),
  },
  {
    name: 'phone',
    label: 'shop.field.phone',
    aliases:
      'phone|phonenumber|telephone|telephonenumber|tel|telno|phoneno|contactnumber|storephone|门店电话|联系电话|电话|座机|telefon|telefono|telephone|電話番号',
    looks: (text) => /\d/.test(text),
  },
  {
    name: 'province',
    label: 'shop.field.province',
    aliases: 'province|stateprovince|statename|state|provincestate|县省|省份|省|省市|provincia|bundesland',
  },
  {
    name: 'city',
    label: 'shop.field.city',
    aliases: 'city|town|cityname|towncity|posttown|locality|城市|所在城市|市|ciudad|ville|stadt|ort',
  },
  {
    name: 'district',
    label: 'shop.field.district',
    aliases: 'district|county|区县|行政区|区|县|neighbourhood|neighborhood',
  },
  {
    name: 'address',
    label: 'shop.field.address',
    aliases:
      'address|streetaddress|street|fulladdress|formattedaddress|addressline|address1|storeaddress|addressfull|road|门店地址|详细地址|店铺地址|地址|街道|direccion|adresse|strasse|straße|rue|住所',
    parts: 'addressline|address2|address3|street2|suite|unit|building|floor|楼层|门牌号|housenumber|hausnummer',
    join: ', ',
  },
  {
    name: 'postcode',
    label: 'shop.importing.postcode',
    aliases: 'postcode|zip|zipcode|postalcode|postal|邮编|邮政编码|郵便番号|plz|codepostal|codigopostal|cp',
    detect: isPostcode,
  },
  { name: 'latitude', label: 'shop.field.latitude', aliases: 'latitude|lat|geolat|gpslat|y|纬度', looks: isDecimal },
  {
    name: 'longitude',
    label: 'shop.field.longitude',
    aliases: 'longitude|lng|lon|long|geolng|geolong|gpslng|x|经度',
    looks: isDecimal,
  },
  {
    name: 'coordinates',
    label: 'shop.importing.coordinates',
    aliases: 'coordinates|latlng|latlong|latlon|geo|geolocation|geopoint|gps|location|经纬度|坐标',
    looks: (text) => coordinatesOf(text) !== null,
    detect: (text) => coordinatesOf(text)?.every(isCoordinate) === true,
  },
  {
    name: 'format',
    label: 'shop.field.format',
    aliases:
      'format|ownershiptype|ownership|businesstype|storetype|type|经营类型|经营方式|经营模式|门店类型|加盟直营|类型',
    looks: (text) => readFormat(text).ok,
  },
  {
    name: 'areaM2',
    label: 'shop.field.areaM2',
    aliases: 'aream2|area|sqm|floorarea|size|squaremeters|squaremetres|面积|营业面积|面积m2|面积㎡',
    looks: (text) => readNumber(text, LIMIT.shop.areaM2.min, LIMIT.shop.areaM2.max).ok,
  },
  { name: 'tags', label: 'shop.field.tags', aliases: 'tags|tag|labels|门店标签|标签' },
  {
    name: 'openedOn',
    label: 'shop.field.openedOn',
    aliases: 'openedon|openingdate|opendate|opened|dateopened|openedat|开业日期|开店日期|开业时间|开业日',
    looks: (text) => readDay(text) !== null || /^\d{1,2}\/\d{1,2}\/\d{4}/.test(text),
  },
  {
    name: 'timeZone',
    label: 'shop.field.timeZone',
    aliases: 'timezone|timezoneid|tz|时区',
    looks: (text) => readZone(text).ok,
  },
  {
    name: 'hours',
    label: 'shop.field.hours',
    aliases: 'hours|businesshours|openinghours|tradinghours|营业时间',
    looks: (text) => readHours(text).ok,
  },
  {
    name: 'remarks',
    label: 'shop.field.remarks',
    aliases: 'remarks|remark|notes|note|comment|comments|备注|说明',
    join: '; ',
  },
] as const satisfies readonly FieldSpec[];

/** A column of a field that the company gives its stores, by the id of the field. */
type CustomColumn = `custom:${string}`;
export const customColumn = (fieldId: string): CustomColumn => `custom:${fieldId}`;

export type ImportField = (typeof HEADINGS)[number]['name'] | ShopFieldName | CustomColumn;

const known: readonly string[] = HEADINGS.map(({ name }) => name);
const others = fieldNames(SHOP_FIELDS).filter((name) => !known.includes(name));

/** What a column of a file of stores can be. A field without a row above is found by its name in either language. */
export const IMPORT_FIELDS: readonly FieldSpec<ImportField>[] = [
  ...HEADINGS,
  ...others.map((name) => ({ name, label: `shop.field.${name}` as const, aliases: name.toLowerCase() })),
];

const PLACE_NAMES = ['name', 'code', 'latitude', 'longitude', 'coordinates'] as const;
export type PlaceColumn = (typeof PLACE_NAMES)[number];
const isPlaceColumn = (name: string): name is PlaceColumn => PLACE_NAMES.some((one) => one === name);

/** Those columns that say which store is meant and where it is; a number is as good as a name. */
export const PLACE_COLUMNS: readonly FieldSpec<PlaceColumn>[] = HEADINGS.flatMap((heading) => {
  const { name } = heading;
  return isPlaceColumn(name) ? [{ ...heading, name, isRequired: false }] : [];
});
