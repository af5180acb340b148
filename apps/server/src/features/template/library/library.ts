import { cateringClosing } from './catering-closing.ts';
import { cateringEquipment } from './catering-equipment.ts';
import { cateringFoodSafety } from './catering-food-safety.ts';
import { cateringOpening } from './catering-opening.ts';
import { convenienceFreshFood } from './convenience-fresh-food.ts';
import { convenienceOpening } from './convenience-opening.ts';
import { fuelSafety } from './fuel-safety.ts';
import { hotelRoom } from './hotel-room.ts';
import { pharmacyQuality } from './pharmacy-quality.ts';
import { retailBrand } from './retail-brand.ts';
import { retailCleanliness } from './retail-cleanliness.ts';
import { retailFire } from './retail-fire.ts';
import type { SystemTemplate } from './system-template.ts';

/** The templates that come with the product, in the order in which they are offered. */
export const LIBRARY: readonly SystemTemplate[] = [
  cateringFoodSafety,
  cateringOpening,
  cateringClosing,
  cateringEquipment,
  retailBrand,
  retailFire,
  retailCleanliness,
  convenienceOpening,
  convenienceFreshFood,
  pharmacyQuality,
  hotelRoom,
  fuelSafety,
];
