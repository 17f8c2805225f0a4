import { credentialsPattern, limits } from '@estela/contracts/limits';
import { disciplines, visibilities, weatherConditions } from '@estela/contracts/values';
import { completeWebAddress } from '@estela/contracts/web-address';
import { imageRule, yup } from '@estela/ui/form';
import { parseVideoUrl } from '@estela/ui/video';
import { longestTitle } from './flight-values.ts';

const tagTooLong = ({ max }: { max: number }) => ({ key: 'tagTooLong', values: { max } });

const holdsCredentials = (typed = '') => credentialsPattern.test(completeWebAddress(typed));
const isVideoUrl = (typed: string) => parseVideoUrl(completeWebAddress(typed)) !== undefined;

const volts = yup.number().min(limits.cellVoltage.min).max(limits.cellVoltage.max, 'perCell');
const pack = yup.object({
  restBefore: volts,
  restAfter: volts,
  minCell: volts,
  note: yup.string().trim().max(limits.packNote.max),
});

function isInYears(moment: number): boolean {
  const { from, hoursAhead } = limits.recordedAt;
  return moment >= Date.parse(from) && moment <= Date.now() + hoursAhead * 3_600_000;
}

export const flightFormSchema = yup.object({
  videoUrl: yup
    .string()
    .trim()
    .required()
    .max(limits.url.max)
    .test('credentials', 'urlCredentials', (value) => !holdsCredentials(value))
    .test('web-address', 'videoUrl', (value) => !value || holdsCredentials(value) || isVideoUrl(value)),
  poster: imageRule(limits.image.bytes),
  posterAlt: yup.string().trim().max(limits.altText.max),
  title: yup
    .string()
    .trim()
    .required()
    .max(limits.title.max)
    .when('more', ([more], title) => title.max(longestTitle(more))),
  description: yup.string().trim().required().max(limits.text.max),
  recordedAt: yup
    .string()
    .required('date')
    .test('years', 'flights:form.recordedYears', (value) => !value || isInYears(Date.parse(value))),
  visibility: yup.string().oneOf(visibilities).required(),
  featured: yup.boolean(),
  commentsOff: yup.boolean(),
  disciplines: yup.array().of(yup.string().oneOf(disciplines)),
  tags: yup.array().of(yup.string().max(limits.tag.max, tagTooLong)).max(limits.tags.max, 'maxTags'),
  minutes: yup
    .number()
    .min(limits.duration.min / 60)
    .max(limits.duration.max / 60),
  condition: yup.string().oneOf(weatherConditions),
  temperatureC: yup.number().min(limits.temperature.min).max(limits.temperature.max),
  windKmh: yup
    .number()
    .min(limits.wind.min * 3.6)
    .max(limits.wind.max * 3.6),
  spot: yup.string(),
  drone: yup.string(),
  equipmentItems: yup.array().of(yup.string()),
  packs: yup.array().of(pack),
});
