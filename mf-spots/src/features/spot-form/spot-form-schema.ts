import { limits } from '@estela/contracts/limits';
import { spotVisibilities } from '@estela/contracts/values';
import { yup } from '@estela/ui/form';
import { readDegrees } from './spot-values.ts';

const degrees = (bound: number, message: string) =>
  yup
    .string()
    .trim()
    .required('location')
    .test('degrees', message, (value) => readDegrees(value ?? '', bound) !== undefined);

export const spotFormSchema = yup.object({
  name: yup.string().trim().required().max(limits.title.max),
  description: yup.string().trim().max(limits.text.max),
  accessNotes: yup.string().trim().max(limits.text.max),
  hazards: yup.string().trim().max(limits.text.max),
  bestMonths: yup.array(yup.string().defined()),
  lat: degrees(90, 'spots:form.latitudeRange'),
  lng: degrees(180, 'spots:form.longitudeRange'),
  address: yup.string().trim().max(limits.address.max),
  visibility: yup.string().oneOf(spotVisibilities).required(),
  hideExact: yup.boolean(),
});
