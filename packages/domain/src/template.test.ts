import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import type { PermissionCode } from './permission.ts';
import { DEFAULT_SCORING } from './scoring/settings.ts';
import { newCheckItem, type TemplateContent } from './scoring/template.ts';
import {
  EDITOR_LOCK_MS,
  fullScore,
  isLockedFor,
  mayRemoveTemplate,
  pointsOf,
  type TemplateView,
  templateEvents,
  templateMachine,
} from './template.ts';

const actor = (...codes: PermissionCode[]): Actor => ({
  companyId: 'c',
  memberId: 'm',
  personId: 'p',
  sessionId: 's',
  name: 'M',
  codes: new Set(codes),
  tier: 'all',
  scope: { kind: 'all' },
  isOwner: false,
  isAdmin: false,
  language: 'en-US',
  timeZone: 'UTC',
  cutOff: '00:00',
});
const view = (patch: Partial<TemplateView>): TemplateView => ({
  state: 'published',
  hasDraft: true,
  isUsed: false,
  ...patch,
});

describe('a template', () => {
  it('is published again and again, and only from disabled comes back by enabling', () => {
    expect(templateMachine.after('draft', 'publish')).toBe('published');
    expect(templateMachine.after('published', 'publish')).toBe('published');
    expect(templateMachine.eventsOf('disabled')).toEqual(['enable']);
  });

  it('is published only with its code and only when a draft waits', () => {
    const editor = actor('template_manage');
    const publisher = actor('template_manage', 'x_template_publish');
    expect(templateEvents(editor, view({}))).toEqual(['disable']);
    expect(templateEvents(publisher, view({}))).toEqual(['publish', 'disable']);
    expect(templateEvents(publisher, view({ hasDraft: false }))).toEqual(['disable']);
    expect(templateEvents(actor(), view({}))).toEqual([]);
  });

  it('that was used once can never be deleted', () => {
    expect(mayRemoveTemplate(actor('template_manage'), view({ isUsed: true }))).toBe(false);
    expect(mayRemoveTemplate(actor('template_manage'), view({ state: 'disabled' }))).toBe(true);
  });

  it('is locked for others for 15 minutes after the last sign of its editor, and never for the editor', () => {
    const since = new Date('2026-11-20T08:00:00Z');
    const at = (ms: number) => new Date(since.getTime() + ms);
    const lock = { editorId: 'm', since };
    expect(isLockedFor('other', lock, at(EDITOR_LOCK_MS - 1))).toBe(true);
    expect(isLockedFor('other', lock, at(EDITOR_LOCK_MS))).toBe(false);
    expect(isLockedFor('m', lock, at(0))).toBe(false);
    expect(isLockedFor('other', { editorId: null, since: null }, at(0))).toBe(false);
  });
});

describe('the full score', () => {
  const bonus = { ...newCheckItem('b', 'B'), bonus: true };
  const note = { ...newCheckItem('n', 'N'), answer: 'text' as const };
  const items = [newCheckItem('a', 'A'), { ...newCheckItem('h', 'H'), maxScore: 0.1 }, bonus, note];
  const content: TemplateContent = {
    categories: [{ id: 'c', name: 'C', parentId: null, weightPercent: 100, items }],
  };

  it('counts neither bonus items nor what is only recorded', () => {
    expect(pointsOf(items)).toBe(5.1);
  });

  it.each([
    ['points', 5.1],
    ['percent', 80],
    ['deduction', 80],
    ['weighted', 100],
    ['pass_fail', 3],
  ] as const)('of the method %s is %d', (method, full) => {
    expect(fullScore(content, { ...DEFAULT_SCORING, method, standardScore: 80 })).toBe(full);
  });
});
