import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What a shop is: coffee and food to eat there, or goods to take away. */
export const SHOP_KINDS = ['catering', 'retail'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

/** Where a shop is (docs/attribution.md), and what can be expected of it. */
export interface Place {
  district: string;
  /** What the shop is called after. */
  street: string;
  /** Added to the name where another shop of the kind has the same street. */
  mark: string;
  kind: ShopKind;
  /** 0..5: how well it does in the invented inspections. */
  standing: number;
  province: string;
  city: string;
  address: string;
  latitude: number;
  longitude: number;
  /** The day of the hygiene rating that is the standing; null where the standing is invented. */
  ratedOn: string | null;
}

const kind = z.enum(SHOP_KINDS);
const standing = z.number().int().min(0).max(5);

/** Borough, street, kind, hygiene rating, postcode, latitude, longitude, day of the rating. */
export const londonPlace = z
  .tuple([z.string(), z.string(), kind, standing, z.string(), z.number(), z.number(), z.string()])
  .transform(
    ([district, street, kind, standing, postcode, latitude, longitude, ratedOn]): Place => ({
      district,
      street,
      mark: postcode.split(' ')[0] ?? '',
      kind,
      standing,
      province: '',
      city: 'London',
      address: `${street}, London ${postcode}`,
      latitude,
      longitude,
      ratedOn,
    }),
  );

/** About the middle of each district, in degrees (latitude, longitude): its stores lie around it, where exactly is made up. */
const MIDDLES: Readonly<Record<string, readonly [number, number]>> = {
  ...{ 浦东新区: [31.22, 121.54], 徐汇区: [31.19, 121.44], 静安区: [31.24, 121.45], 黄浦区: [31.22, 121.48] },
  ...{ 闵行区: [31.11, 121.38], 杨浦区: [31.28, 121.53], 长宁区: [31.21, 121.4], 宝山区: [31.38, 121.47] },
  ...{ 虹口区: [31.27, 121.49], 松江区: [31.03, 121.23], 西湖区: [30.26, 120.11], 上城区: [30.26, 120.19] },
  ...{ 拱墅区: [30.33, 120.15], 余杭区: [30.28, 120.0], 滨江区: [30.2, 120.2], 鼓楼区: [32.08, 118.77] },
  ...{ 秦淮区: [32.02, 118.8], 玄武区: [32.06, 118.82], 建邺区: [32.01, 118.73], 江宁区: [31.95, 118.84] },
  ...{ 姑苏区: [31.31, 120.61], 苏州工业园区: [31.32, 120.72], 吴中区: [31.25, 120.64], 昆山市: [31.38, 120.96] },
};
/** How far from the middle at most, degrees. */
const AROUND = 0.025;

/** A made-up position in a district; the same for the same subdistrict at every start. */
function positionOf(district: string, subdistrict: string): { latitude: number; longitude: number } {
  const middle = MIDDLES[district];
  if (!middle) throw new Error(`nobody knows where ${district} is`);
  const hash = createHash('sha256').update(`${district}${subdistrict}`).digest();
  const aside = (at: number): number => (hash.readUInt16BE(at) / 0xffff - 0.5) * 2 * AROUND;
  const exact = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  return { latitude: exact(middle[0] + aside(0)), longitude: exact(middle[1] + aside(2)) };
}

/** District, subdistrict, kind, invented standing, province, city: of a municipality the two are the same. */
export const chinaPlace = z
  .tuple([z.string(), z.string(), kind, standing, z.string(), z.string()])
  .transform(([district, subdistrict, kind, standing, province, city]): Place => {
    const ownCity = province === city ? '' : city;
    return {
      district,
      street: subdistrict.replace(/(街道|镇)$/, ''),
      mark: district.replace(/(区|市)$/, ''),
      kind,
      standing,
      province,
      city: ownCity,
      address: `${province}${ownCity}${district}${subdistrict}`,
      ...positionOf(district, subdistrict),
      ratedOn: null,
    };
  });
