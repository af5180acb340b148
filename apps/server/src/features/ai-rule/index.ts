export { type Camera, type PictureParts, pictureOf } from './picture-of.ts';
export { type Answered, greyOf, likenessOf, type SeeParts, see } from './see.ts';
export { settingOf as aiSettingOf } from './setting.queries.ts';
export { ruleLedger, settleRule } from './settle-rule.ts';
export {
  hoursOf,
  kindOf,
  lookingOf,
  storedBoxes,
  storedLooking,
  storedLooks,
  storedPersistence,
  storedTimes,
} from './stored.ts';
export * as watches from './watch.queries.ts';
export { requireOn, whenOn } from './when-on.ts';
