import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type MessageKey, translate } from './index.ts';

/** A rule of the catalogue of validation: the key of its text, both texts, and the piece of code that gives it. */
interface Rule {
  key: MessageKey;
  en: string;
  zh: string;
  /** Stands in the code of the product, tests left out. */
  given: string;
  params?: Record<string, number>;
}

const rule = (key: MessageKey, en: string, zh: string, given: string, params = {}): Rule => ({
  ...{ key, en, zh, given, params },
});

/** What the product asks for today. */
const RULES: readonly Rule[] = [
  rule(
    'rule.password',
    'Use 8–16 characters with letters and digits',
    '密码需8-16位且包含字母和数字',
    "refuseField(path, 'password')",
  ),
  rule(
    'rule.password_differs',
    'The two passwords differ',
    '两次输入的密码不一致',
    "refuseField('again', 'password_differs')",
  ),
  rule('rule.company_name', 'Enter the company name', '请输入企业名称', "'rule.company_name'"),
  rule(
    'shop.importFault.groupEmpty',
    'Each level must have 1–50 characters: level 2 of the group path is empty',
    '每级分组名称需为1-50个字符：第 2 级是空的',
    "wrong('groupEmpty'",
    { level: 2 },
  ),
  rule('error.HOURS_OVERLAP', 'Business hours must not overlap', '营业时间不能重叠', "AppError('HOURS_OVERLAP'"),
  rule(
    'error.TEMPLATE_NAME_TAKEN',
    'This template name already exists',
    '模板名称已存在',
    "AppError('TEMPLATE_NAME_TAKEN'",
  ),
  rule(
    'error.TEMPLATE_STANDARD_ZERO',
    'The standard score cannot be 0',
    '标准分不能为0',
    "AppError('TEMPLATE_STANDARD_ZERO'",
  ),
  rule('template.fault.weights_not_100', 'Weights must total 100 %', '权重合计需为100%', "'weights_not_100'"),
  rule(
    'template.fault.levels_lowest_not_zero',
    'Result levels must cover 0–100 %',
    '结果等级需覆盖0-100%',
    '`levels_$',
  ),
  rule('error.TOO_MANY_ITEMS', 'Import at most 500 items at once', '单次最多导入500条', "AppError('TOO_MANY_ITEMS'"),
  rule('error.FILE_TOO_LARGE', 'A file cannot exceed 20 MB', '单个文件不能超过20MB', "AppError('FILE_TOO_LARGE'"),
  rule('error.REVIEWER_NEEDED', 'Choose a reviewer', '请选择审核人', "AppError('REVIEWER_NEEDED'"),
  rule(
    'error.DEADLINE_PAST',
    'The deadline must be later than the start',
    '截止时间需晚于开始时间',
    "AppError('DEADLINE_PAST'",
  ),
  rule(
    'error.COMPANY_NAME_DIFFERS',
    'The enterprise name does not match',
    '企业名称不一致',
    "AppError('COMPANY_NAME_DIFFERS'",
  ),
  rule('rule.duplicate_mobile', 'Row 7: mobile already exists', '第7行：手机号已存在', '`rule.duplicate_$', {
    row: 7,
  }),
  rule('error.ITEMS_MISSING', '3 required items are not finished', '还有3项必填未完成', "AppError('ITEMS_MISSING'", {
    count: 3,
  }),
];

/** Their texts are kept in one table with the others; nothing asks for them before their part of the product exists. */
const LATER: readonly Omit<Rule, 'given'>[] = [
  { key: 'rule.points_limits', en: 'Lower limit < initial value < upper limit', zh: '下限<初始值<上限' },
  { key: 'rule.points_details', en: 'Complete the rule details', zh: '请完善规则明细' },
  { key: 'rule.cameras', en: 'At most 9 cameras play at once', zh: '最多同时播放9路' },
  { key: 'rule.ratio', en: 'Upload a 16:9 image', zh: '请上传16:9的图片' },
  { key: 'rule.snapshot_name', en: 'Enter the snapshot name', zh: '请输入抓拍名称' },
  { key: 'rule.send_range', en: 'The send range has no members', zh: '发送范围内没有成员' },
  { key: 'rule.detection', en: 'Enter the detection content', zh: '请输入检测内容' },
  { key: 'rule.lines_cross', en: 'Line segments must not cross', zh: '线段不能相交' },
  { key: 'rule.cycle_end', en: 'An ended cycle cannot be recovered', zh: '周期任务结束后不可恢复' },
];

const root = join(import.meta.dirname, '../../..');

/** The code of the product in one text. */
const code = (): string =>
  ['apps/server/src', 'apps/web/src', 'packages/domain/src', 'packages/contract/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');

describe('the catalogue of validation', () => {
  it.each([...RULES, ...LATER])('says "$en" and "$zh"', ({ key, en, zh, params }) => {
    expect([translate('en-US', key, params), translate('zh-CN', key, params)]).toEqual([en, zh]);
  });

  it('is given by code of the product', () => {
    const all = code();
    expect(RULES.filter(({ given }) => !all.includes(given)).map(({ key, given }) => ({ key, given }))).toEqual([]);
  });
});
