import { LANGUAGES } from '@rondo/domain/language';
import { expect, it } from 'vitest';
import { translate } from './index.ts';

it.each(LANGUAGES)('a button of the recycle bin is spoken in %s with the words that it shows', (language) => {
  const spoken = translate(language, 'ui.bin.restoreName', { name: 'Lime Street' });
  expect(spoken).toContain(translate(language, 'ui.bin.restore'));
});
