import type { ConversationLexicon } from './lexicon';

export const zulu: ConversationLexicon = {
  language: 'zu',
  cues: {
    yes: `yebo, kulungile, kulungile ke, ewe`,
    no: `cha, hhayi`,
    leave: `yeka, kuyeke`,
    both: `zombili, kokubili`,
    add: `engeza, nengeza, futhi`,
    set: `yenza, shintsha`,
    anew: `shintsha, shintshela`,
    remove: `susa, ngaphandle`,
    reminds: `ungakhohlwa, ningakhohlwa, ungalibali, khumbula, ungakhanseli`,
    cancel: `khansela`,
    whole: `i-oda, oda, konke`,
    again: `futhi`,
    repeat: `okufanayo, okujwayelekile`,
    status: `iphi, ikuphi, izofika nini, nizofika nini`,
    question: `malini, ubiza malini, kubiza malini, ninayo`,
    complaint: `kuphukile, konakele`,
    thanks: `ngiyabonga, siyabonga, enkosi`,
    courtesy: `sawubona, sanibonani, molo, molweni, ngicela, ndicela`,
  },
};
