const WIDTHS_OF_STAMPS = '네 각인은 같은 폭으로 봐요.';
const SOLDER_SOURCE =
  'KS D 9537(2011.07.07 고시)이 땜한 순금에 995를 따로 둔 폭과 2016년 개정 요청의 0.2%. 18K·14K에도 같은 폭을 쓰는 것은 금나루의 가정(2026.11.22)';
const UNSTAMPED_SOURCE = '종로에서 산 반지의 KIST 분석, KBS 뉴스 722980(2026.11.22 확인)';
const SCALE_SOURCE = 'OIML R 76-1(2006) 2급 저울의 사용 중 오차';

/** How a value was reckoned; `docs/honest-value.md` says the same to a jeweller. */
export const honestValueText = {
  range: (low: string, high: string) => (low === high ? low : `${low} ~ ${high}`),
  how: '어떻게 셈했나요',
  lead: '녹이거나 분석하기 전에는 정확한 값을 알 수 없어 범위로 보여드려요.',
  checked: '출처는 모두 2026.11.22에 확인했어요.',
  price: (perGram: string) => `24K 1g을 팔 때 받는 ${perGram}으로 셈했어요.`,
  priceSource: (source: string, date: string) => `${source === '' ? '금나루 시세' : source}, 기준일 ${date}`,
  /** What is said of each, where its figure is from, and of when that is. */
  assumption: {
    certificate: {
      what: '보증서·검사서에 적힌 순도를 그대로 썼어요.',
      source: '적어 주신 보증서·검사서',
    },
    korean_stamp: {
      what: `홀마크·태극·검·금 각인이라 순도가 3‰까지 모자랄 수 있다고 봤어요. ${WIDTHS_OF_STAMPS}`,
      source:
        '1974~1999년 법령의 허용오차 0.3%, 이명호 칼럼 ‘순금제품의 순도는 999로 통일되어야 한다’(2018년경)',
    },
    foreign_stamp: {
      what: '외국 각인은 24분의 몇으로 세고(14K는 583‰) 3‰까지 모자랄 수 있다고 봤어요.',
      source: '미국 연방법 15 U.S.C. §295(1976 개정)',
    },
    no_stamp: {
      what: '검사 기관의 각인이 없어 순도가 16‰까지 모자랄 수 있다고 봤어요.',
      source: UNSTAMPED_SOURCE,
    },
    stamp_unstated: {
      what: '어느 기관의 각인인지 적혀 있지 않아 순도가 16‰까지 모자랄 수 있다고 봤어요.',
      source: UNSTAMPED_SOURCE,
    },
    soldered: { what: '땜한 곳이 있어 순도에서 2~5‰를 뺐어요.', source: SOLDER_SOURCE },
    maybe_soldered: { what: '땜한 곳이 있을 수 있어 순도를 5‰까지 낮춰 봤어요.', source: SOLDER_SOURCE },
    stones_weighed: {
      what: '보석 무게를 빼고, 따로 잰 오차도 넣었어요.',
      source: SCALE_SOURCE,
    },
    stones_guessed: {
      what: '보석 무게를 몰라 전체의 0~20%로 봤어요.',
      source: '금나루의 가정(2026.11.22)',
    },
    scale_store: {
      what: '매장 저울은 0.01g 눈금으로 50g까지 0.01g, 200g까지 0.02g, 그 위로 0.03g 틀릴 수 있어요.',
      source: SCALE_SOURCE,
    },
    scale_home: {
      what: '집 저울은 0.1g 눈금으로 500g까지 0.1g, 2kg까지 0.2g, 그 위로 0.3g 틀릴 수 있다고 봤어요.',
      source: `${SCALE_SOURCE}를 0.1g 눈금에 쓴 금나루의 가정(2026.11.22)`,
    },
    scale_label: {
      what: '제품에 적힌 무게는 0.1%(보석이 있으면 0.3%) 틀릴 수 있어요.',
      source: 'KS D 9537(2011.07.07 고시), 아시아경제 2011.07.06',
    },
  },
} as const;
