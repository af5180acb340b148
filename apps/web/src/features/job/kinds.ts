import type { Noun } from '@rondo/contract/noun';
import type { JobKind } from '@rondo/domain/job';
import type { MessageKey } from '@rondo/messages';

interface Kind {
  label: MessageKey;
  /** Which reads on screen it changes when it is done. */
  changes: readonly Noun[];
}

/** A whole company comes or goes. */
const ALL: readonly Noun[] = [
  ...([
    'sampleCompany',
    'me',
    'guide',
    'shop',
    'shopGroup',
    'member',
    'department',
    'template',
    'task',
    'record',
  ] as const),
  ...(['rectification', 'notice', 'knowledge', 'statistics'] as const),
];

/** What the pages know of each kind of background work. */
export const KINDS: Readonly<Record<JobKind, Kind>> = {
  'shop.import': { label: 'job.kind.shop.import', changes: ['shop', 'shopGroup'] },
  'member.import': { label: 'job.kind.member.import', changes: ['member', 'department'] },
  'department.import': { label: 'job.kind.department.import', changes: ['department'] },
  'item.import': { label: 'job.kind.item.import', changes: ['template'] },
  'member.export': { label: 'job.kind.member.export', changes: [] },
  'audit.export': { label: 'job.kind.audit.export', changes: [] },
  'task.dispatch': { label: 'job.kind.task.dispatch', changes: ['task'] },
  'task.export': { label: 'job.kind.task.export', changes: [] },
  'task.bulk': { label: 'job.kind.task.bulk', changes: ['task', 'record'] },
  'shop.copy': { label: 'job.kind.shop.copy', changes: ['shop'] },
  'shop.export': { label: 'job.kind.shop.export', changes: [] },
  'certificate.import': { label: 'job.kind.certificate.import', changes: ['certificate'] },
  'place.import': { label: 'job.kind.place.import', changes: ['shop', 'shopMap'] },
  'device.import': { label: 'job.kind.device.import', changes: ['device', 'surveillance'] },
  'flowreading.import': { label: 'job.kind.flowreading.import', changes: ['flowReading'] },
  'flowsale.import': { label: 'job.kind.flowsale.import', changes: ['flowReading'] },
  'certificate.export': { label: 'job.kind.certificate.export', changes: [] },
  'record.export': { label: 'job.kind.record.export', changes: [] },
  'record.items': { label: 'job.kind.record.items', changes: [] },
  'rectification.pictures': { label: 'job.kind.rectification.pictures', changes: [] },
  'rectification.export': { label: 'job.kind.rectification.export', changes: [] },
  'statistics.export': { label: 'job.kind.statistics.export', changes: [] },
  'taskstatistics.export': { label: 'job.kind.taskstatistics.export', changes: [] },
  'scorestatistics.export': { label: 'job.kind.scorestatistics.export', changes: [] },
  'userinspection.export': { label: 'job.kind.userinspection.export', changes: [] },
  'flowrows.export': { label: 'job.kind.flowrows.export', changes: [] },
  'flowdashboard.export': { label: 'job.kind.flowdashboard.export', changes: [] },
  'shopinspection.export': { label: 'job.kind.shopinspection.export', changes: [] },
  'clip.cut': { label: 'job.kind.clip.cut', changes: ['clip', 'album'] },
  'snapshot.export': { label: 'job.kind.snapshot.export', changes: [] },
  'notice.export': { label: 'job.kind.notice.export', changes: [] },
  'notice.send': { label: 'job.kind.notice.send', changes: ['notice'] },
  'notice.approve': { label: 'job.kind.notice.approve', changes: ['notice'] },
  'points.export': { label: 'job.kind.points.export', changes: [] },
  'pointsadjustment.export': { label: 'job.kind.pointsadjustment.export', changes: [] },
  'feedback.export': { label: 'job.kind.feedback.export', changes: [] },
  'template.generate': { label: 'job.kind.template.generate', changes: ['template'] },
  'receipt.export': { label: 'job.kind.receipt.export', changes: [] },
  'learning.export': { label: 'job.kind.learning.export', changes: [] },
  'ai.export': { label: 'job.kind.ai.export', changes: [] },
  'ai.trial': { label: 'job.kind.ai.trial', changes: ['aiRule'] },
  'aistatistics.export': { label: 'job.kind.aistatistics.export', changes: [] },
  'aievent.export': { label: 'job.kind.aievent.export', changes: [] },
  'sample.load': { label: 'job.kind.sample.load', changes: ALL },
  'sample.remove': { label: 'job.kind.sample.remove', changes: ALL },
  'cycle.close': { label: 'job.kind.cycle.close', changes: ['cycle', 'task'] },
};
