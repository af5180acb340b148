import { learningApi as api } from '@rondo/contract/learning';
import { givenFile } from '../../../test/knowledge.ts';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

const QUIZ = { questions: [{ text: 'Hot?', options: [true, false].map((isRight, i) => ({ text: `${i}`, isRight })) }] };

/** A draft, and a list for everybody that its owner has read and tried the quiz of. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner } }) {
    const nodeId = await givenFile(owner, null, { name: 'Sample rules.md', bytes: Buffer.from('Wash your hands') });
    const make = (title: string) =>
      owner.call(api.create, {
        ...{ title, nodeIds: [nodeId], subjects: [{ kind: 'everyone', id: '' }], quiz: QUIZ },
        requestId: requestId(),
      });
    const { id: draftLearning } = await make('Opening');
    const { id: learning, rev } = await make('Hygiene');
    await owner.call(api.move, { id: learning, rev, event: 'publish' });
    const report = { nodeId, versionNumber: 1, place: 100 };
    await owner.call(api.read, { ...report, requestId: requestId() });
    await w.sql("update learning_reading set last_at = last_at - interval '1 minute' where node_id = $1", [nodeId]);
    await owner.call(api.read, { ...report, requestId: requestId(), parts: [{ at: 100, ms: 20_000 }] });
    await owner.call(api.answer, { id: learning, number: 1, answers: [[]], requestId: requestId() });
    return { learning, draftLearning, learningFile: nodeId };
  },
  fields: {
    draftLearning: /^\/learning\/(edit|delete) id$/,
    learningFile: /^\/learning\/\S+ nodeIds?$/,
    department: /^\/learning\/\S+ departmentId$/,
    shop: /^\/learning\/\S+ shopId$/,
    member: /^\/learning\/(create id|list authorId)$/,
    learning: /^\/learning\/\S+ id$/,
  },
};
