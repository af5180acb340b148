import { picture } from '../pages/perform.ts';
import { textsOf } from '../pages/texts.ts';
import { toastShown } from '../pages/toasts.ts';
import type { Hand } from './hand.ts';

const t = textsOf('en-US');

/** Handles the rectification whose drawer is open, with a photo of the fix. */
export async function handle({ page, press, file }: Hand): Promise<void> {
  await press(page.getByRole('dialog').getByRole('button', { name: t('rectification.act.handle') }));
  const form = page.locator('.dialog');
  const after = { name: 'after.jpg', mimeType: 'image/jpeg', buffer: await picture('#4aa') };
  await file(form.getByRole('button', { name: t('ui.photo.add') }), after);
  await form.locator('.photo-grid .photo').first().waitFor();
  await press(form.getByRole('button', { name: t('rectification.act.handle') }));
  await toastShown(page, t('rectification.done.handle'));
}
