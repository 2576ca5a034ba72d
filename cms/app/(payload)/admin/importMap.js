import { SaveState as SaveState_e0c6e13becede368389f12a6f790b35f } from '../../../src/admin/save-state'
import { LanguageStatusBar as LanguageStatusBar_4e6c8b3dc57eca8c7d036ad74c80d22c } from '../../../src/admin/language-status'
import { LanguageStatusCell as LanguageStatusCell_4e6c8b3dc57eca8c7d036ad74c80d22c } from '../../../src/admin/language-status'
import { TranslationBar as TranslationBar_d1c0a5f28f2ff80a0139b0575de2ec23 } from '../../../src/admin/translation-bar'
import { SourceAndHelp as SourceAndHelp_e9db0363e64d7b92c694656277b5f2cf } from '../../../src/admin/source-text'
import { AddressHelp as AddressHelp_c62fda6ffe310127b44686e1570f1743 } from '../../../src/admin/address-help'
import { HtmlField as HtmlField_60d8a4bde5d81e9182b1745eb7a9c5fc } from '../../../src/admin/html-field'
import { AddPictures as AddPictures_9f2fd60fe2f37eed24381dae3b1357c4 } from '../../../src/admin/add-pictures'
import { RowLabel as RowLabel_fda5f34921914e69b7d05ac12d552be1 } from '../../../src/admin/row-label'
import { KindHelp as KindHelp_0acb43daee398eb3059d32375c514eac } from '../../../src/admin/kind-help'
import { UsedIn as UsedIn_f1efc5de7c20e4bae0a02d5ce791d722 } from '../../../src/admin/used-in'
import { NoDifference as NoDifference_0a1be1a78770fab67a6a34367ed0df61 } from '../../../src/admin/no-difference'
import { RefusedStaysUnsaved as RefusedStaysUnsaved_abd622f531d8aea1e8995587530b0f5c } from '../../../src/admin/refused-stays-unsaved'
import { LoadAhead as LoadAhead_58c3b9035e59a7f0b3a93546aaa16bde } from '../../../src/admin/load-ahead'
import { PreviewPlace as PreviewPlace_8ec5dcdaecb2a88120d66b2a904f38c7 } from '../../../src/admin/preview-place'
import { SharePreview as SharePreview_7f8842daf06c426fe01d466668af1ca1 } from '../../../src/admin/share-preview'
import { DeleteUsed as DeleteUsed_508e15cdce6d7c92311738bbbf04c5ad } from '../../../src/admin/delete-used'
import { PublishButton as PublishButton_806d6ea42fe96b013e3fe87ed69e0054 } from '../../../src/admin/publish-button'
import { RestoreLanguage as RestoreLanguage_68fd7af4a8980e25f3a018313a8511df } from '../../../src/admin/restore-language'
import { VersionsView as VersionsView_4a4350d99a8c4c819e2f30f22be1137e } from '../../../src/admin/versions-view'
import { NewDocument as NewDocument_7d933f3c4fbd355e83d021c790389f57 } from '../../../src/admin/new-document'
import { MonthsGrid as MonthsGrid_943e476c3cdd9da2b034b3e26bd5d45b } from '../../../src/admin/months-grid'
import { PriceLabel as PriceLabel_6aefed93edc561e89d327fb7217d2446 } from '../../../src/admin/price-label'
import { OtherAlts as OtherAlts_7a7c14b077a772c1f5f115b7a60ac5bd } from '../../../src/admin/other-alts'
import { Crops as Crops_ae7b0cdbb79539709423c1ee1330839c } from '../../../src/admin/crops'
import { AddDrafts as AddDrafts_2161fe42e6f979ecb5eb7536c5706660 } from '../../../src/admin/add-drafts'
import { SeasonDocuments as SeasonDocuments_4f4443152ec26974b67386997b2ba569 } from '../../../src/admin/season-documents'
import { PublishSeasonButton as PublishSeasonButton_3cc4e4d1d8010245f136c310fd14110c } from '../../../src/admin/season-buttons'
import { TakeBackButton as TakeBackButton_3cc4e4d1d8010245f136c310fd14110c } from '../../../src/admin/season-buttons'
import { CurrentPassword as CurrentPassword_133ba56ca56fe21e839cee747d872946 } from '../../../src/admin/current-password'
import { OneTimeCodes as OneTimeCodes_1d6b3af04321cbe8e8ac9fa457368ab1 } from '../../../src/admin/one-time-codes'
import { SignOutEverywhere as SignOutEverywhere_4fe2c551a70807c2dc0b8354520390c3 } from '../../../src/admin/sign-out-everywhere'
import { NoUnpublishButton as NoUnpublishButton_806d6ea42fe96b013e3fe87ed69e0054 } from '../../../src/admin/publish-button'
import { PhoneLabel as PhoneLabel_b41411708036c50a7088a30bd35ba9ff } from '../../../src/admin/contact-labels'
import { NetworkField as NetworkField_bba9db617828aaa44976e7020e432999 } from '../../../src/admin/network-field'
import { NetworkLabel as NetworkLabel_b41411708036c50a7088a30bd35ba9ff } from '../../../src/admin/contact-labels'
import { BrandColours as BrandColours_d7007fcd4d723ea78bd986654cd0480b } from '../../../src/admin/brand-colours'
import { SiteMessages as SiteMessages_1d88bd66bf530eba81fcbae2633825ff } from '../../../src/admin/site-messages'
import { RedirectLabel as RedirectLabel_368abe565753baf0372ef7e2567ab008 } from '../../../src/admin/redirect-label'
import { PublishStatus as PublishStatus_24ebb904751ace8bf7d523f755639b67 } from '../../../src/admin/publish-status'
import { TranslatorMark as TranslatorMark_56beed0b825f1ab8a79eff458c8c95ff } from '../../../src/admin/translator-mark'
import { NamedControls as NamedControls_cd3412b0f185a7fe9fafe9257893aa55 } from '../../../src/admin/named-controls'
import { RefusedSavesNotice as RefusedSavesNotice_5407e23aa622bcedbcb8afe62bf6a34f } from '../../../src/admin/refused-saves-notice'
import { TranslationsLink as TranslationsLink_53dd9c692bba8e033b68a4f1c4d4cc94 } from '../../../src/admin/translations-link'
import { FailedPlans as FailedPlans_1764c6828fecbf01c69fcd6e955b94d1 } from '../../../src/admin/failed-plans'
import { Tasks as Tasks_dd188744e5f1b321f834a78ace6bd63d } from '../../../src/admin/tasks'
import { Latest as Latest_3de2f03a6572f5611278baee50fb0293 } from '../../../src/admin/latest'
import { LoginView as LoginView_553773d329d4e57b6b1ac1a754a0cb22 } from '../../../src/admin/login-view'
import { TranslationsView as TranslationsView_3e81598c344991db553e42e4092cabe5 } from '../../../src/admin/translations-view'
import { NewHotel as NewHotel_6676eba7e95c57189c4a3e94b012ab50 } from '../../../src/admin/new-hotel'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/save-state#SaveState": SaveState_e0c6e13becede368389f12a6f790b35f,
  "/src/admin/language-status#LanguageStatusBar": LanguageStatusBar_4e6c8b3dc57eca8c7d036ad74c80d22c,
  "/src/admin/language-status#LanguageStatusCell": LanguageStatusCell_4e6c8b3dc57eca8c7d036ad74c80d22c,
  "/src/admin/translation-bar#TranslationBar": TranslationBar_d1c0a5f28f2ff80a0139b0575de2ec23,
  "/src/admin/source-text#SourceAndHelp": SourceAndHelp_e9db0363e64d7b92c694656277b5f2cf,
  "/src/admin/address-help#AddressHelp": AddressHelp_c62fda6ffe310127b44686e1570f1743,
  "/src/admin/html-field#HtmlField": HtmlField_60d8a4bde5d81e9182b1745eb7a9c5fc,
  "/src/admin/add-pictures#AddPictures": AddPictures_9f2fd60fe2f37eed24381dae3b1357c4,
  "/src/admin/row-label#RowLabel": RowLabel_fda5f34921914e69b7d05ac12d552be1,
  "/src/admin/kind-help#KindHelp": KindHelp_0acb43daee398eb3059d32375c514eac,
  "/src/admin/used-in#UsedIn": UsedIn_f1efc5de7c20e4bae0a02d5ce791d722,
  "/src/admin/no-difference#NoDifference": NoDifference_0a1be1a78770fab67a6a34367ed0df61,
  "/src/admin/refused-stays-unsaved#RefusedStaysUnsaved": RefusedStaysUnsaved_abd622f531d8aea1e8995587530b0f5c,
  "/src/admin/load-ahead#LoadAhead": LoadAhead_58c3b9035e59a7f0b3a93546aaa16bde,
  "/src/admin/preview-place#PreviewPlace": PreviewPlace_8ec5dcdaecb2a88120d66b2a904f38c7,
  "/src/admin/share-preview#SharePreview": SharePreview_7f8842daf06c426fe01d466668af1ca1,
  "/src/admin/delete-used#DeleteUsed": DeleteUsed_508e15cdce6d7c92311738bbbf04c5ad,
  "/src/admin/publish-button#PublishButton": PublishButton_806d6ea42fe96b013e3fe87ed69e0054,
  "/src/admin/restore-language#RestoreLanguage": RestoreLanguage_68fd7af4a8980e25f3a018313a8511df,
  "/src/admin/versions-view#VersionsView": VersionsView_4a4350d99a8c4c819e2f30f22be1137e,
  "/src/admin/new-document#NewDocument": NewDocument_7d933f3c4fbd355e83d021c790389f57,
  "/src/admin/months-grid#MonthsGrid": MonthsGrid_943e476c3cdd9da2b034b3e26bd5d45b,
  "/src/admin/price-label#PriceLabel": PriceLabel_6aefed93edc561e89d327fb7217d2446,
  "/src/admin/other-alts#OtherAlts": OtherAlts_7a7c14b077a772c1f5f115b7a60ac5bd,
  "/src/admin/crops#Crops": Crops_ae7b0cdbb79539709423c1ee1330839c,
  "/src/admin/add-drafts#AddDrafts": AddDrafts_2161fe42e6f979ecb5eb7536c5706660,
  "/src/admin/season-documents#SeasonDocuments": SeasonDocuments_4f4443152ec26974b67386997b2ba569,
  "/src/admin/season-buttons#PublishSeasonButton": PublishSeasonButton_3cc4e4d1d8010245f136c310fd14110c,
  "/src/admin/season-buttons#TakeBackButton": TakeBackButton_3cc4e4d1d8010245f136c310fd14110c,
  "/src/admin/current-password#CurrentPassword": CurrentPassword_133ba56ca56fe21e839cee747d872946,
  "/src/admin/one-time-codes#OneTimeCodes": OneTimeCodes_1d6b3af04321cbe8e8ac9fa457368ab1,
  "/src/admin/sign-out-everywhere#SignOutEverywhere": SignOutEverywhere_4fe2c551a70807c2dc0b8354520390c3,
  "/src/admin/publish-button#NoUnpublishButton": NoUnpublishButton_806d6ea42fe96b013e3fe87ed69e0054,
  "/src/admin/contact-labels#PhoneLabel": PhoneLabel_b41411708036c50a7088a30bd35ba9ff,
  "/src/admin/network-field#NetworkField": NetworkField_bba9db617828aaa44976e7020e432999,
  "/src/admin/contact-labels#NetworkLabel": NetworkLabel_b41411708036c50a7088a30bd35ba9ff,
  "/src/admin/brand-colours#BrandColours": BrandColours_d7007fcd4d723ea78bd986654cd0480b,
  "/src/admin/site-messages#SiteMessages": SiteMessages_1d88bd66bf530eba81fcbae2633825ff,
  "/src/admin/redirect-label#RedirectLabel": RedirectLabel_368abe565753baf0372ef7e2567ab008,
  "/src/admin/publish-status#PublishStatus": PublishStatus_24ebb904751ace8bf7d523f755639b67,
  "/src/admin/translator-mark#TranslatorMark": TranslatorMark_56beed0b825f1ab8a79eff458c8c95ff,
  "/src/admin/named-controls#NamedControls": NamedControls_cd3412b0f185a7fe9fafe9257893aa55,
  "/src/admin/refused-saves-notice#RefusedSavesNotice": RefusedSavesNotice_5407e23aa622bcedbcb8afe62bf6a34f,
  "/src/admin/translations-link#TranslationsLink": TranslationsLink_53dd9c692bba8e033b68a4f1c4d4cc94,
  "/src/admin/failed-plans#FailedPlans": FailedPlans_1764c6828fecbf01c69fcd6e955b94d1,
  "/src/admin/tasks#Tasks": Tasks_dd188744e5f1b321f834a78ace6bd63d,
  "/src/admin/latest#Latest": Latest_3de2f03a6572f5611278baee50fb0293,
  "/src/admin/login-view#LoginView": LoginView_553773d329d4e57b6b1ac1a754a0cb22,
  "/src/admin/translations-view#TranslationsView": TranslationsView_3e81598c344991db553e42e4092cabe5,
  "/src/admin/new-hotel#NewHotel": NewHotel_6676eba7e95c57189c4a3e94b012ab50,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
