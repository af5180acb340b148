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
  latitude: number | null;
  longitude: number | null;
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
      latitude: null,
      longitude: null,
      ratedOn: null,
    };
  });
