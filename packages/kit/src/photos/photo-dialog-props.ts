/** A picture that pilots have added to something. */
interface Photo {
  _id: string;
  url: string;
}

export interface PhotoDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of what they show. */
  name: string;
  photos: readonly Photo[];
  index: number;
  onIndex: (index: number) => void;
  /** What a photo shows, in words. */
  textOf: (index: number) => string;
}
