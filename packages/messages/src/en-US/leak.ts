import type { Shape } from '../shape.ts';
import type { leak as zh } from '../zh-CN/leak.ts';

export const leak: Shape<typeof zh> = {
  title: 'Leak tracer',
  hint: 'When a picture or a screenshot of the company turns up where it should not be, find out here whose it is. Every search is in the audit log.',
  open: 'Leak tracer',
  openHint: 'Found a leaked picture or screenshot? See whose watermark it is.',
  back: 'Back to the watermark',
  picture: {
    title: 'Upload the leaked picture',
    hint: 'Pictures saved while the watermark is on carry an id that nobody sees. It survives cropping and another compression. Photos of a screen and screenshots do not carry it: use parts of the watermark below.',
    drop: 'Choose or drop a picture',
    formats: 'JPG, PNG, WebP, at most {max}. The picture is not kept.',
    reading: 'Reading the picture',
    none: 'No id found',
    noneHint:
      'This picture carries no id of this company: it may be a photo of a screen, a screenshot or a scaled picture, or the watermark was off when it was saved.',
    way: 'How it left',
    member: 'Saved by the member',
    link: 'External link made by the member',
    day: 'Saved on',
    file: 'Picture',
  },
  fragments: {
    title: 'Search by visible parts of the watermark',
    hint: 'Enter what can be read on the picture and leave the rest empty. Members who left are searched too.',
    name: 'Part of the name',
    account: 'Part of the account',
    accountHint: 'Last four digits of the phone number, or the e-mail before the @',
    day: 'Day',
    dayHint: 'The date on the watermark, or about when it was taken',
    search: 'Search',
    none: 'No member fits',
    noneHint: 'Nobody who worked here on that day has a watermark with these parts.',
    found: 'Members that fit: {total}',
    cut: 'Only the first {most} are listed. Enter more parts.',
    active: 'Active that day',
    inactive: 'Not active that day',
  },
  column: {
    member: 'Member',
    state: 'State',
    mark: 'Watermark of that day',
    exports: 'Exports that day',
    acts: 'Actions that day',
    signedIn: 'Signed in that day',
  },
};
