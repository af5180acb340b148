import type { Shape } from '../shape.ts';
import type { aiRuleFeature as zh } from '../zh-CN/ai-rule.feature.ts';

export const aiRuleFeature = {
  job: { kind: { ai: { export: 'Export AI deployment', trial: 'Test an AI rule' } } },
  state: {
    aiRule: { shadow: 'On trial', live: 'Live', muted: 'Muted', off: 'Off' },
  },
  audit: {
    kind: { aiRule: 'AI rule', aiCamera: 'AI camera' },
    event: {
      aiRule: {
        created: 'created the AI rule',
        edited: 'edited the AI rule',
        applied: 'added stores to the AI rule',
        tried: 'tried the AI rule on kept pictures',
        promote: 'the AI rule proved itself and went live',
        mute: 'the AI rule was wrong too often and was muted',
        restart: 'put the AI rule on trial again',
        switch_off: 'switched the AI rule off',
        switch_on: 'switched the AI rule on',
        switched_on: 'enabled AI checks for the company',
        switched_off: 'disabled AI checks for the company',
        set: 'changed the settings of AI checks',
        deleted: 'deleted the AI rule',
        restored: 'restored the AI rule',
        transfer: 'handed the AI rule over',
      },
      aiCamera: {
        moved: 'the camera was moved, its AI rules paused',
        turned_back: 'found that the camera was turned back, its AI rules go on',
        resumed: 'confirmed the picture of the camera, its AI rules go on',
      },
    },
    field: {
      aiEvent: 'Event',
      aiContent: 'Detection content',
      aiSamples: 'Sample pictures',
      aiStrictness: 'Strictness',
      aiAreas: 'Areas',
      aiTimes: 'Inspection time',
      aiAlarm: 'Alarm rule',
      aiHandling: 'Handling',
      aiEditor: 'Last edited by',
      aiNotified: 'Who is notified',
    },
  },
  notification: {
    kind: { system: { ai_rule: 'AI rules' } },
    system: {
      ai_rule_muted: {
        title: 'AI rule “{rule}” was muted',
        body: 'Only {percent}% of what people judged was right, less than {threshold}%. Change the rule, then put it on trial again.',
      },
      ai_camera_moved: {
        title: 'Camera “{camera}” was moved',
        body: 'Its AI rules paused, so that there are no false alarms. Confirm the picture to go on.',
      },
    },
  },
  error: {
    AI_OFF: 'AI checks are not enabled for this company. Contact an administrator',
    AI_RULE_NAME_TAKEN: 'An AI rule has this name already',
    AI_RULES_FULL: 'There is no room for more AI rules; those that are off count too. Delete one that is not needed',
    AI_WITHOUT_CAMERA: 'The chosen stores have no suitable camera',
    AI_NO_PICTURE: 'This camera gives no picture right now',
  },
} satisfies Shape<typeof zh>;
