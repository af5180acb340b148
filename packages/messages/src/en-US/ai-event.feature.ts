import type { Shape } from '../shape.ts';
import type { aiEventFeature as zh } from '../zh-CN/ai-event.feature.ts';

export const aiEventFeature = {
  job: { kind: { aievent: { export: 'Export AI events' }, aistatistics: { export: 'Export AI statistics' } } },
  state: {
    aiEvent: { new: 'To judge', confirmed: 'Confirmed', false_alarm: 'False alarm', ignored: 'Ignored' },
  },
  audit: {
    kind: { aiEvent: 'AI event' },
    event: {
      aiEvent: {
        found: 'an AI rule found the event',
        confirm: 'confirmed the AI event',
        refute: 'judged the AI event a false alarm',
        undo: 'took back the judgement of the AI event',
        auto_confirm: 'the AI event was confirmed automatically',
        ignore: 'nobody judged the AI event for 7 days',
      },
    },
  },
  notification: {
    kind: { system: { ai_event: 'AI events' } },
    system: {
      ai_event_found: {
        title: '{shop}: {event}',
        body: 'Look at the picture of {camera}. Open the event to confirm it, or to say that it is a false alarm.',
      },
    },
  },
  error: {
    AI_FRAME_GONE: 'This picture is no longer kept, so it cannot be looked at again',
    AI_NOT_ANSWERED: 'The model gave no answer right now. Try again later',
    AI_HANDLERS_LEFT: 'Nobody whom the rule names for rectification is there any more. Change the rule first',
  },
} satisfies Shape<typeof zh>;
